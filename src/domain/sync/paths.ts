/** Apart from the operations' schemas, so that a page starts without loading them. */
export const healthPath = '/api/health';
export const livePath = '/api/v1/live';

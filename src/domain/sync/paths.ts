/** Apart from the operations' schemas, so that pages and the worker do without them. */
export const healthPath = '/api/health';
export const livePath = '/api/v1/live';
export const pushPath = '/api/v1/mutations';
export const pullPath = '/api/v1/sync';

/** Part of the Accept header of a pull whose program reads packed columns. */
export const takesColumns = 'columns=packed';

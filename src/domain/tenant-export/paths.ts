/** Apart from the operation's schema: the page fetches the bytes, which no schema reads. */
export const exportPath = '/api/v1/tenant-export';

/** Apart from the operation's schema: the page fetches the bytes, which no schema reads. */
export const dataZipPath = (personId: string) => `/api/v1/people/${personId}/data/zip`;

/** Index strings: the ways the queries beside this file reach the rows. */
export const devicesTables = {
  storeLoss: 'id, reportedAt',
};

/** Index strings: the ways the queries beside this file reach the rows. */
export const accessTables = {
  appearance: 'id',
  ownName: 'id',
};

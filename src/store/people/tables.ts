/** Index strings: the ways the queries beside this file reach the rows. */
export const peopleTables = {
  person: 'id, accountId, *nameWords',
};

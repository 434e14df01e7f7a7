/** Index strings: the ways the queries beside this file reach the rows. */
export const groupsTables = {
  groupType: 'id',
  group: 'id, churchId',
};

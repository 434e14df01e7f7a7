/** Index strings: the ways the queries beside this file reach the rows. */
export const churchesTables = {
  churchGroup: 'id',
  church: 'id',
  service: 'id, churchId',
  reportPolicy: 'id, churchId',
};

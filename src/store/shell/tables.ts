/** Index strings: the ways the queries beside this file reach the rows. */
export const shellTables = {
  shortcut: 'id',
  notification: 'id, time',
  userMessage: 'id, number',
  newsChoice: 'id',
};

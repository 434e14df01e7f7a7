/** Index strings: the ways the queries beside this file reach the rows. */
export const chatTables = {
  chat: 'id',
  colleague: 'id',
  chatMessage: 'id, [chatId+number]',
  chatReading: 'id, chatId',
  ownStatus: 'id',
};

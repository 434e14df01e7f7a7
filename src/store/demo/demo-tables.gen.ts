// Made of the manifests by `npm run features`: change a feature.ts instead.

/** One more whenever a table below is another one: rows stay, and the missing index is made. */
export const version = 8;
export const demoTables = {
  activity: 'id, date',
  begun: 'app',
  board: 'id, lastActivity',
  boardCard: 'id, boardId, listId',
  boardLabel: 'id, boardId',
  boardList: 'id, boardId',
  contact: 'id, name, onTop',
  contactTag: 'id, title',
  course: 'id',
  courseCategory: 'id, title',
  courseStep: 'order',
  dashboard: 'name',
  deletion: 'id, at',
  faq: 'id',
  faqCategory: 'id',
  guide: 'id, slug',
  guideCategory: 'id, slug',
  note: 'id, createdAt',
  noteLabel: 'id, title',
  supportMessage: 'id, sentAt',
  task: 'id, order',
  taskTag: 'id, title',
};

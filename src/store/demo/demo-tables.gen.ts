// Made of the manifests by `npm run features`: change a feature.ts instead.

/** One more whenever a table below is another one: rows stay, and the missing index is made. */
export const version = 5;
export const demoTables = {
  activity: 'id, date',
  begun: 'app',
  course: 'id',
  courseCategory: 'id, title',
  courseStep: 'order',
  dashboard: 'name',
  deletion: 'id, at',
  note: 'id, createdAt',
  noteLabel: 'id, title',
  task: 'id, order',
  taskTag: 'id, title',
};

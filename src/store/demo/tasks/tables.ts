/** Index strings of the demo store. */
export const tasksTables = { task: 'id, order', taskTag: 'id, title' };

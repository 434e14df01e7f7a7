/** Index strings of the demo store. */
export const activitiesTables = { activity: 'id, date' };

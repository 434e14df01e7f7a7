/** Which of their reports a person looks at. Apart from the screen: the route knows it at the start. */
export const filters = ['waiting', 'sent', 'all'] as const;
export type ReportsFilter = (typeof filters)[number];

/** The headings of the menu, in their order: id -> title. */
export const headings = {
  overview: 'Overview',
  ministry: 'Ministry',
  demo: 'Demo',
  settings: 'System',
} as const;

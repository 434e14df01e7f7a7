/** Fixed texts of SPEC.md section 2. */
export const placeholders = {
  people: 'Search for a person',
  groups: 'Search for a group',
} as const;
export const noneFound = 'No results found!';

/** S5-009: the words of a title as an address has them. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/\s/g, '-')
    .replaceAll(/[^\w-]/g, '')
    .replaceAll(/-+/g, '-');
}

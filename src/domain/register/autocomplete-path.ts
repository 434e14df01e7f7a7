/** Path of the autocomplete call of the register at this path. */
export function autocompleteIn(path: string): string {
  return `${path}/autocomplete`;
}

/** Where the autocomplete of the register at this path is asked for. */
export function autocompleteIn(path: string): string {
  return `${path}/autocomplete`;
}

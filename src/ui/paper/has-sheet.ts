/** Names what is printed in the page's place. */
export const sheetId = 'sheet';

export function hasSheet(): boolean {
  return document.querySelector(`body > #${sheetId}`) !== null;
}

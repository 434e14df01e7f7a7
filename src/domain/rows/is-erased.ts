/** The answer to a change of an erased person, which may come weeks late. */
export const erasedSays = 'This person was erased. Nothing more can be kept about them';

export function isErased(row: object): boolean {
  return typeof Reflect.get(row, 'erasedOn') === 'string';
}

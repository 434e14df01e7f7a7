import { grouped } from '../../../ui/time.ts';

/** '80 contacts'. */
export function amountWords(contacts: number): string {
  if (contacts === 0) return 'No contacts';
  return contacts === 1 ? '1 contact' : `${grouped(contacts)} contacts`;
}

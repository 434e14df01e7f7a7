import { amount } from '../../../demo/amount.ts';

/** '80 contacts'. */
export function amountWords(contacts: number): string {
  return contacts === 0 ? 'No contacts' : amount(contacts, 'contact');
}

import { monthNames } from '#domain/values/dates/partial-date.ts';
import { grouped } from '../../../ui/time.ts';

/** '80 contacts'. */
export function amountWords(contacts: number): string {
  if (contacts === 0) return 'No contacts';
  return contacts === 1 ? '1 contact' : `${grouped(contacts)} contacts`;
}

/** '3 May 1985'. */
export function birthdayWords(date: string): string {
  const [year, month = 1, day] = date.split('-').map(Number);
  return `${day} ${monthNames[month - 1]} ${year}`;
}

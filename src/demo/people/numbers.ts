import { countries } from '#domain/demo/contacts/countries.ts';
import type { ContactPhone, Country } from '#domain/demo/contacts/entities.ts';

/** Country of a number that is new. */
export const usualCountry = 'za';

const byIso = new Map(countries.map((country) => [country.iso, country]));

export function countryOf({ country }: Pick<ContactPhone, 'country'>): Country | null {
  return byIso.get(country) ?? null;
}

const regionalA = 0x1f1e6;

/** The flag of two letters, which devices draw; some draw the letters instead. */
export function flagOf(iso: string): string {
  const signs = [...iso.toLowerCase()].map((letter) => letter.charCodeAt(0) - 97 + regionalA);
  return String.fromCodePoint(...signs);
}

/** '+27 71 555 0100'. A zero that is only dialled at home goes. */
export function wholeNumber(phone: ContactPhone): string {
  const code = countryOf(phone)?.code;
  const number = phone.phoneNumber.trim();
  if (code === undefined || number.startsWith('+')) return number;
  return `${code} ${number.replace(/^0/, '')}`;
}

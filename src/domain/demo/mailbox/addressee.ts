import { addressOf } from './addresses.ts';

/** Somebody to write to. */
export interface Addressee {
  /** '' where only the address is known. */
  name: string;
  address: string;
}

const quotation = /^"((?:[^"\\]|\\.)*)"$/;

/** Of 'Sipho <sipho@example.org>', '"Zulu, Nomsa" <nomsa@example.org>' or 'sipho@example.org'. */
export function addresseeOf(contact: string): Addressee {
  const address = addressOf(contact);
  const written = contact.replace(/<[^>]*>\s*$/, '').trim();
  if (written === address) return { name: '', address };
  const quoted = quotation.exec(written)?.[1];
  return { name: quoted?.replaceAll(/\\(.)/g, '$1') ?? written, address };
}

/** 'Sipho Mthembu' of 'Sipho Mthembu <sipho@example.org>', or the address where there is no name. */
export function nameOf(contact: string): string {
  const { name, address } = addresseeOf(contact);
  return name === '' ? address : name;
}

/**
 * The contact as it is written among others: a name with a mark that means something there is quoted. It loses its angle
 * brackets, which would hide the address.
 */
export function writtenAs({ name, address }: Addressee): string {
  const shown = name.replaceAll(/[<>]/g, '').trim();
  if (shown === '') return address;
  const isPlain = !/[,;"\\]/.test(shown);
  return `${isPlain ? shown : `"${shown.replaceAll(/["\\]/g, '\\$&')}"`} <${address}>`;
}

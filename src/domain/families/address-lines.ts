import type { Family } from './entities.ts';

type Address = Pick<Family, 'address' | 'city' | 'province' | 'postalCode' | 'country'>;

/** The address of a family as an envelope has it; empty for none. */
export function familyAddressLines(family: Address): string[] {
  const { address, city, province, postalCode, country } = family;
  const town = [city, postalCode].filter(Boolean).join(' ');
  return [address, town, province, country].filter((line): line is string => Boolean(line));
}

/** Lines that a label has room for beside the name. */
const mostLines = 4;

/** '12 Vilakazi Street, Soweto, 1804' in lines; of a longer address the first parts share one. */
export function personAddressLines(address: string | null | undefined): string[] {
  const parts = (address ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const shared = Math.max(1, parts.length - mostLines + 1);
  const first = parts.slice(0, shared).join(', ');
  return first === '' ? [] : [first, ...parts.slice(shared)];
}

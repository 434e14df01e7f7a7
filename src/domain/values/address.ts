/** Postal address of a person or a place. */
export interface Address {
  street: string;
  city: string;
  province: string;
  postalCode: string;
  country: string;
}

export const homeCountry = 'South Africa';

/** By name, as they stand on an envelope. */
export const provinces = [
  'Eastern Cape',
  'Free State',
  'Gauteng',
  'KwaZulu-Natal',
  'Limpopo',
  'Mpumalanga',
  'North West',
  'Northern Cape',
  'Western Cape',
] as const;

export const isAtHome = ({ country }: Address): boolean => country.trim() === homeCountry;

const missing: Record<keyof Address, string> = {
  street: 'Enter the street and number, such as 12 Vilakazi Street',
  city: 'Enter the city or town',
  province: 'Choose the province',
  postalCode: 'Enter the postal code',
  country: 'Enter the country',
};

/** Error of each part, in a sentence that names the remedy; empty where all is well. */
export function addressProblems(address: Address): Partial<Record<keyof Address, string>> {
  const problems: Partial<Record<keyof Address, string>> = {};
  const needed = Object.keys(missing) as (keyof Address)[];
  for (const part of needed) {
    if (address[part].trim() === '') problems[part] = missing[part];
  }
  if (!isAtHome(address)) {
    // Elsewhere not every place has these.
    delete problems.province;
    delete problems.postalCode;
  } else if (!problems.postalCode && !/^\d{4}$/.test(address.postalCode.trim())) {
    problems.postalCode = 'A postal code in South Africa has 4 digits, such as 1804';
  }
  return problems;
}

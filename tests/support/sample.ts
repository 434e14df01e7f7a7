/** People of the sample tenants, who all have the same password. */
export const password = 'sample-only-2026';

const at = (name: string, church: string) => `${name}@${church}.example`;

export const people = {
  nomsa: { name: 'Nomsa Zulu', email: at('nomsa', 'grace-valley') },
  naledi: { name: 'Naledi Mokoena', email: at('naledi', 'grace-valley') },
  priya: { name: 'Priya Naidoo', email: at('priya', 'grace-valley') },
  thabo: { name: 'Thabo Nkosi', email: at('thabo', 'grace-valley') },
  lerato: { name: 'Lerato Dlamini', email: at('lerato', 'grace-valley') },
  zanele: { name: 'Zanele Mabaso', email: at('zanele', 'grace-valley') },
  fatima: { name: 'Fatima Adams', email: at('fatima', 'grace-valley') },
  sipho: { name: 'Sipho Mthembu', email: at('sipho', 'hope-city') },
  rudzani: { name: 'Rudzani Mulaudzi', email: at('rudzani', 'hope-city') },
  ayanda: { name: 'Ayanda Khumalo', email: at('ayanda', 'hope-city') },
} as const;

export type Person = (typeof people)[keyof typeof people];

/** The invented people whom the demo apps give work to. */
export interface Member {
  id: string;
  name: string;
}

const names = [
  'Naledi Mokoena',
  'Thabo Nkosi',
  'Lerato Dlamini',
  'Zanele Mabaso',
  'Fatima Adams',
  'Sipho Mthembu',
  'Ayanda Khumalo',
  'Kagiso Molefe',
  'Anneke van Wyk',
  'Bongani Sithole',
  'Chantelle Jacobs',
  'Dumisani Ncube',
  'Elmarie Botha',
  'Gugu Radebe',
  'Hennie Pretorius',
  'Itumeleng Phiri',
  'Johan Steyn',
  'Khanyi Zungu',
  'Mpho Tladi',
  'Refilwe Maseko',
];

export const members: readonly Member[] = names.map((name, at) => ({ id: `m${at + 1}`, name }));

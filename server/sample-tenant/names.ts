/** Tone of the skin of a drawn person, from light to dark. */
export type Tone = 1 | 2 | 3 | 4 | 5;

export interface NameStock {
  women: readonly string[];
  men: readonly string[];
  last: readonly string[];
  tones: readonly Tone[];
}

/** First names and family names that are heard together. Who bears them here is invented. */
export const nameStocks: readonly NameStock[] = [
  {
    women: [
      'Nomvula',
      'Thandeka',
      'Zodwa',
      'Nokuthula',
      'Lindiwe',
      'Ntombi',
      'Busisiwe',
      'Nonhlanhla',
      'Zinhle',
      'Nomsa',
      'Zanele',
      'Nandi',
      'Ayanda',
    ],
    men: [
      'Sibusiso',
      'Bongani',
      'Mandla',
      'Themba',
      'Siyabonga',
      'Vusi',
      'Jabulani',
      'Sandile',
      'Musa',
      'Sipho',
      'Sizwe',
      'Lwazi',
    ],
    last: [
      'Dlamini',
      'Nkosi',
      'Khumalo',
      'Mthembu',
      'Zulu',
      'Ndlovu',
      'Cele',
      'Mkhize',
      'Buthelezi',
      'Ngcobo',
      'Shabalala',
      'Zungu',
    ],
    tones: [4, 5],
  },
  {
    women: ['Nosipho', 'Noluthando', 'Nandipha', 'Yonela', 'Nomfundo', 'Akhona', 'Ayabonga'],
    men: ['Xolani', 'Luyanda', 'Mzwandile', 'Vuyo', 'Luthando', 'Thabiso', 'Bheki'],
    last: [
      'Mabaso',
      'Ntuli',
      'Sobukwe',
      'Mbeki',
      'Qwabe',
      'Gqirana',
      'Ntshinga',
      'Mqhayi',
      'Bhengu',
      'Jali',
    ],
    tones: [4, 5],
  },
  {
    women: [
      'Refilwe',
      'Dineo',
      'Lesego',
      'Boitumelo',
      'Palesa',
      'Kelebogile',
      'Keabetswe',
      'Oratile',
      'Naledi',
      'Lerato',
    ],
    men: ['Kagiso', 'Tshepo', 'Katlego', 'Tumelo', 'Neo', 'Mpho', 'Thabo', 'Kabelo'],
    last: [
      'Molefe',
      'Mokoena',
      'Tau',
      'Modise',
      'Sebego',
      'Mahlangu',
      'Phiri',
      'Motaung',
      'Seabi',
      'Kgosi',
      'Moloi',
    ],
    tones: [3, 4, 5],
  },
  {
    women: ['Rudzani', 'Tshilidzi', 'Nkateko', 'Khensani', 'Livhuwani'],
    men: ['Mulalo', 'Hlengani', 'Tiyani', 'Vhutshilo', 'Rhulani'],
    last: ['Mulaudzi', 'Ramaphala', 'Nemavhola', 'Baloyi', 'Chauke', 'Maluleke', 'Mabunda'],
    tones: [4, 5],
  },
  {
    women: ['Anneke', 'Elmarie', 'Zoë', 'Marlize', 'Renée', 'Sunette', 'Marelize', 'Estelle'],
    men: ['Pieter', 'Johan', 'Hennie', 'André', 'Dawid', 'Francois', 'Werner', 'Riaan'],
    last: [
      'Botha',
      'van Wyk',
      'van der Merwe',
      'Nel',
      'du Plessis',
      'Venter',
      'Steyn',
      'Coetzee',
      'Olivier',
      'Joubert',
    ],
    tones: [1, 2],
  },
  {
    women: ['Fatima', 'Chantel', 'Bronwyn', 'Shireen', 'Nadia', 'Chantal', 'Candice'],
    men: ['Ashraf', 'Ricardo', 'Jerome', 'Keanu', 'Clive', 'Yusuf'],
    last: ['Adams', 'Jacobs', 'Davids', 'Petersen', 'Isaacs', 'Hendricks', 'Abrahams', 'Fortuin'],
    tones: [2, 3],
  },
  {
    women: ['Nalini', 'Priya', 'Kavitha', 'Shanthi', 'Meera'],
    men: ['Vikash', 'Rajen', 'Ashwin', 'Kiran', 'Suren'],
    last: ['Pillay', 'Naidoo', 'Govender', 'Reddy', 'Moodley', 'Chetty', 'Padayachee'],
    tones: [2, 3],
  },
  {
    women: ['Sarah', 'Claire', 'Megan', 'Heather', 'Tracy', 'Grace'],
    men: ['Ronald', 'Michael', 'Brian', 'Grant', 'Craig', 'David'],
    last: ['Smith', 'Williams', 'O’Connor', 'Taylor', 'Mitchell', 'Armstrong', 'Bennett'],
    tones: [1, 2],
  },
];

/** Elderly women who are known by one name. */
export const singleNames: readonly string[] = ['Gogo', 'Mme Tsholo', 'Mamello', 'Ouma'];

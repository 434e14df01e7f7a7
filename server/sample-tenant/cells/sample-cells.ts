/** A cell, and how it has done. */
export interface SampleCell {
  name: string;
  leader: string;
  /** People on a usual evening of today. */
  usual: number;
  /** Weeks whose meetings the sample has. */
  weeks: number;
  /** Each week's people as a factor of the week before; 1 where it is not said. */
  weekly?: number;
  /** It has not met for so many weeks. */
  pausedFor?: number;
  /** So many weeks ago, half of it began a cell of its own. */
  splitAgo?: number;
  /** The cell that it was split from. */
  bornFrom?: string;
}

const growing = 1.03;

/** One has split, one is paused, some grow. Church -> cells. */
export const graceValleyCells: Record<string, readonly SampleCell[]> = {
  Soweto: [
    {
      name: 'Orlando West cell',
      leader: 'Zanele Mabaso',
      usual: 16,
      weeks: 52,
      weekly: 1.01,
    },
    { name: 'Diepkloof cell', leader: 'Lesego Seabi', usual: 9, weeks: 52, splitAgo: 12 },
    {
      name: 'Diepkloof Extension cell',
      leader: 'Vusi Mkhize',
      usual: 9,
      weeks: 12,
      bornFrom: 'Diepkloof cell',
    },
  ],
  Tshwane: [
    { name: 'Mamelodi cell', leader: 'Katlego Moloi', usual: 12, weeks: 14 },
    { name: 'Hatfield students', leader: 'Oratile Kgosi', usual: 19, weeks: 14, weekly: growing },
  ],
  Alexandra: [
    { name: 'Wynberg cell', leader: 'Bonolo Sebego', usual: 11, weeks: 14 },
    { name: 'Marlboro cell', leader: 'Siyabonga Cele', usual: 8, weeks: 14 },
  ],
  Tembisa: [
    { name: 'Ebony Park cell', leader: 'Jabulani Zungu', usual: 14, weeks: 14, weekly: growing },
    { name: 'Ivory Park cell', leader: 'Kelebogile Tau', usual: 10, weeks: 14 },
  ],
  Vosloorus: [
    { name: 'Spruitview cell', leader: 'Ntombi Ngcobo', usual: 12, weeks: 14 },
    { name: 'Rusloo cell', leader: 'Neo Mahlangu', usual: 6, weeks: 16, pausedFor: 6 },
  ],
  Sandton: [
    { name: 'Bryanston cell', leader: 'Heather Armstrong', usual: 10, weeks: 14 },
    { name: 'Rivonia cell', leader: 'Kiran Govender', usual: 13, weeks: 14 },
  ],
  Khayelitsha: [
    { name: 'Site B cell', leader: 'Pieter Botha', usual: 12, weeks: 52 },
    { name: 'Site C cell', leader: 'Yonela Gqirana', usual: 11, weeks: 14 },
    { name: 'Harare cell', leader: 'Mzwandile Ntuli', usual: 17, weeks: 14, weekly: growing },
  ],
  'Mitchells Plain': [
    { name: 'Tafelsig cell', leader: 'Shireen Abrahams', usual: 12, weeks: 14 },
    { name: 'Rocklands cell', leader: 'Ricardo Isaacs', usual: 9, weeks: 14 },
  ],
  Gugulethu: [
    { name: 'NY 1 cell', leader: 'Akhona Qwabe', usual: 13, weeks: 14 },
    { name: 'Heideveld cell', leader: 'Jerome Fortuin', usual: 8, weeks: 14 },
  ],
  Stellenbosch: [
    { name: 'Cloetesville cell', leader: 'Bronwyn Davids', usual: 10, weeks: 14 },
    { name: 'Eerste River students', leader: 'Marlize Nel', usual: 21, weeks: 14, weekly: growing },
  ],
  Paarl: [
    { name: 'Mbekweni cell', leader: 'Nandipha Jali', usual: 9, weeks: 14 },
    { name: 'Charleston Hill cell', leader: 'Keanu Jacobs', usual: 7, weeks: 14 },
  ],
  George: [
    { name: 'Thembalethu cell', leader: 'Luyanda Sobukwe', usual: 12, weeks: 14, weekly: growing },
    { name: 'Pacaltsdorp cell', leader: 'Sunette Venter', usual: 8, weeks: 10 },
  ],
};

export const hopeCityCells: Record<string, readonly SampleCell[]> = {
  'Hope City Central': [
    { name: 'Riverside cell', leader: 'Tshilidzi Chauke', usual: 11, weeks: 14 },
    { name: 'Young families', leader: 'Tracy Smith', usual: 14, weeks: 14, weekly: growing },
  ],
  'Hope City North': [
    { name: 'Hillside cell', leader: 'Rajen Reddy', usual: 9, weeks: 14 },
    { name: 'Market Street cell', leader: 'Musa Dlamini', usual: 8, weeks: 14 },
  ],
};

import type { ContactEmail, ContactPhone } from '#domain/demo/contacts/entities.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { face, hills } from './drawings.ts';

export const peopleNames = (
  'Aaliyah Adams|Abel Mokgadi|Amahle Khoza|Andile Zwane|Anneke van Wyk|Anton Louw|Asanda Mfeka|Ayanda Khumalo|' +
  'Bheki Hadebe|Bianca Fourie|Bongani Ndlovu|Boitumelo Seabi|Buhle Cele|Busisiwe Ntuli|Carel Nel|Catherine Baloyi|' +
  'Chantelle Jacobs|Clement Tau|Daniel Okoro|Dineo Mashaba|Dumisani Ncube|Elize van der Merwe|Elmarie Botha|Emma Kruger|' +
  'Esther Mahlangu|Fatima Adams|Fikile Mabuza|Francois Marais|Gift Chauke|Gloria Tembo|Gugu Radebe|Hannah Petersen|' +
  'Hennie Pretorius|Hlengiwe Shezi|Imraan Davids|Itumeleng Phiri|Jabulani Sibeko|Johan Botha|Joyce Banda|Kagiso Molefe|' +
  'Karabo Letsoalo|Khanyi Zungu|Kefilwe Modise|Lebogang Maile|Lerato Dlamini|Lindiwe Gumede|Lwazi Mkhize|Lukas Visser|' +
  'Mandla Buthelezi|Mariam Ismail|Mbali Xaba|Mpho Tladi|Musa Nxumalo|Naledi Mokoena|Nandi Majola|Nomsa Vilakazi|' +
  'Ntombi Myeni|Olwethu Gqola|Oupa Selepe|Palesa Mohapi|Pieter Swart|Priya Naidoo|Refilwe Maseko|Riaan Venter|' +
  'Sarah Muller|Sibusiso Zulu|Sindi Mabena|Sipho Mthembu|Siyabonga Mbatha|Tebogo Kekana|Thabo Nkosi|Thandeka Ngcobo|' +
  'Themba Sithole|Tshepo Moloi|Unathi Sobukwe|Vusi Dube|Willem Steyn|Yonela Mda|Zanele Mabaso|Zodwa Hlophe'
).split('|');

const work = (
  'Nurse|Groote Schuur Hospital|Teacher|Ikageng Primary|Student|Wits|Electrician|Botha and Sons|Caterer|Mama’s Table|' +
  'Sound engineer|Big Noise Hire|Taxi owner|Route 21 Taxis|Accountant|Molefe Books|Farmer|Rietvlei Farm|Social worker|Umoja Trust|' +
  'Artist|Studio 14|Plumber|Dry Floors|Librarian|City Library|Pharmacist|Corner Pharmacy'
).split('|');

const streets = (
  'Harare Square, Khayelitsha, 7784|Vilakazi Street, Soweto, 1804|Burnett Street, Pretoria, 0083|Long Street, Cape Town, 8001|' +
  'Florida Road, Durban, 4001|Cape Road, Gqeberha, 6001|Church Street, Polokwane, 0699'
).split('|');

/** Pictures without people. */
export const landscapes = [
  ['#a34a78', '#8f3f68', '#74305a', '#f2cfae'],
  ['#2c7a8c', '#1d5f70', '#134552', '#d5ebe4'],
  ['#6b2450', '#4a1d45', '#311638', '#f0a45c'],
  ['#7d8f4e', '#5f7040', '#43532f', '#f6e3a1'],
].map(hills);

const walls = ['#f3d9c4', '#cfe3ea', '#dcd5ee', '#d8e6cd', '#f4d3d6'];
const clothes = ['#8f2457', '#2c5f8a', '#3f7048', '#6a4a9c', '#b0602a', '#3a3f4a'];
const skins = ['#5b3722', '#7a4b2e', '#98633f', '#c08a62', '#e0b48f'];
const hairs = ['#1f1713', '#2e2019', '#4a2f20', '#6d6a68'];

/** The one of a list that falls to a contact. Steps without a common factor with its length go through all of it. */
export function dealt<One>(of: readonly One[], at: number, step = 1): One {
  return of[(at * step + Math.floor(at / of.length)) % of.length] as One;
}

/** Every fifth from abroad, with the number of digits that is usual there. */
const abroad: readonly ContactPhone[] = [
  { country: 'zw', phoneNumber: '77 555 0118', label: 'Mobile' },
  { country: 'ng', phoneNumber: '803 555 0164', label: 'Mobile' },
  { country: 'ls', phoneNumber: '5855 0142', label: 'Mobile' },
  { country: 'gb', phoneNumber: '7700 900 142', label: 'Mobile' },
];

function phonesOf(at: number): ContactPhone[] {
  const last = String(100 + at).padStart(4, '0');
  const own = { country: 'za', phoneNumber: `71 555 ${last}`, label: 'Mobile' };
  const first = at % 5 === 4 ? dealt(abroad, Math.floor(at / 5)) : own;
  if (at % 3 > 0) return [first];
  return [first, { country: 'za', phoneNumber: `11 555 ${last}`, label: 'Work' }];
}

function emailsOf(name: string, at: number): ContactEmail[] {
  const [given = '', ...family] = name.toLowerCase().split(' ');
  const home = { email: `${given}.${family.join('')}@example.org`, label: 'Home' };
  if (at % 4 > 0) return [home];
  return [home, { email: `${given}@work.example.com`, label: 'Work' }];
}

/** Facts about one of the invented people, with a face that is drawn for them. */
export function personAt(at: number) {
  const name = peopleNames[at] ?? '';
  const place = at % (work.length / 2);
  return {
    name,
    face: face([dealt(walls, at), dealt(clothes, at, 5), dealt(skins, at, 2), dealt(hairs, at, 3)]),
    details: {
      emails: emailsOf(name, at),
      phoneNumbers: phonesOf(at),
      title: work[place * 2] ?? null,
      company: work[place * 2 + 1] ?? null,
      birthday: addDays('1958-03-14', (at * 3727) % 17_000),
      address: `${4 + ((at * 7) % 90)} ${dealt(streets, at, 3)}`,
    },
  };
}

import { must } from '#domain/must.ts';
import { fixedRandom, oneOf } from './fixed-seed.ts';
import type { Tone } from './names.ts';

export const genders = ['woman', 'man'] as const;
export const ages = ['child', 'young', 'adult', 'older'] as const;
export const tones: readonly Tone[] = [1, 2, 3, 4, 5];
/** Drawings of each kind of person. */
export const drawings = [1, 2, 3] as const;

/** Parts of a person that a drawing shows. */
export interface Look {
  gender: (typeof genders)[number];
  age: (typeof ages)[number];
  tone: Tone;
}

const skins: Record<Tone, string> = {
  1: '#f3cfb3',
  2: '#d9a577',
  3: '#b27a4e',
  4: '#8a5735',
  5: '#643b25',
};
export const skinOf = ({ tone }: Pick<Look, 'tone'>): string => skins[tone];
const grounds = ['#fde7d3', '#e3f0e6', '#efe6fb', '#dcecf7', '#fbe3ea', '#f4efd6', '#e2ecec'];
const clothes = ['#9d2658', '#007c9f', '#2f7d4f', '#b4541a', '#5a4fb0', '#3d4f66', '#a6312b'];
const darkHair = ['#1c1411', '#2a1a14', '#3a2418'];
const lightHair = ['#4a2f1b', '#7a4a24', '#b98a4a', '#8d3f1d'];
const greyHair = ['#8c8a88', '#b9b7b4', '#dcd9d4'];

const womensHair = [
  'M28 60c-4-24 4-42 20-42s24 18 20 42c-2-14-4-22-8-26-8 4-18 4-24 0-4 6-6 14-8 26z',
  'M30 46c-3-18 6-30 18-30s21 12 18 30c-1-6-4-12-7-14-7 4-16 4-22 0-3 2-6 8-7 14z M41 15a7 7 0 0 1 14 0z',
  'M24 44c-4-18 8-30 24-30s28 12 24 30c-2 9-7 9-7 4 0-8-3-13-6-15-7 4-15 4-22 0-3 2-6 7-6 15 0 5-5 5-7-4z',
] as const;
const mensHair = [
  'M31 42c-1-15 6-24 17-24s18 9 17 24c-2-7-4-10-6-11-7 2-15 2-22 0-2 1-4 4-6 11z',
  'M31 38c0-12 6-19 17-19s17 7 17 19c-4-5-9-8-17-8s-13 3-17 8z',
  'M30 41c-2-15 5-25 19-25 10 0 19 7 17 25-1-4-3-8-5-10-8 1-16-1-20-4-3 3-8 6-11 14z',
] as const;

/** Path of a drawing. */
export function portraitPath({ gender, age, tone }: Look, drawing: number): string {
  return `/sample-people/${gender}-${age}-${tone}-${drawing}.svg`;
}

function hairOf({ age, tone }: Look, random: () => number): string {
  if (age === 'older') return oneOf(greyHair, random);
  return oneOf(tone === 1 ? lightHair : darkHair, random);
}

function faceOf({ age, gender }: Look, hair: string): string {
  const eyes =
    '<g fill="#20140e"><circle cx="42" cy="44" r="1.6"/><circle cx="54" cy="44" r="1.6"/></g>';
  const mouth =
    '<path fill="none" stroke="#20140e" stroke-opacity=".55" stroke-width="1.6" stroke-linecap="round" d="M43 52c3 3 7 3 10 0"/>';
  const glasses =
    '<g fill="none" stroke="#3d3a38" stroke-width="1.3"><circle cx="42" cy="44" r="4.6"/><circle cx="54" cy="44" r="4.6"/><path d="M46.6 44h2.8"/></g>';
  const beard = `<path fill="${hair}" d="M33 49c2 12 8 15 15 15s13-3 15-15c-2 4-5 6-8 6-4-2-10-2-14 0-3 0-6-2-8-6z"/>`;
  return [
    age === 'adult' && gender === 'man' ? beard : '',
    eyes,
    mouth,
    age === 'older' ? glasses : '',
  ].join('');
}

/** A head and shoulders, SVG: the same for the same look and drawing. */
export function drawPortrait(look: Look, drawing: (typeof drawings)[number]): string {
  const random = fixedRandom(`portrait/${portraitPath(look, drawing)}`);
  const { gender, age } = look;
  const skin = skinOf(look);
  const hair = hairOf(look, random);
  const cut = must((gender === 'woman' ? womensHair : mensHair)[drawing - 1], 'a cut of hair');
  // A child is smaller in its picture.
  const small = age === 'child' ? ' transform="translate(9 19) scale(.81)"' : '';
  const shoulders =
    age === 'child'
      ? 'M24 96c2-16 12-23 24-23s22 7 24 23z'
      : 'M14 96c2-20 16-30 34-30s32 10 34 30z';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">',
    `<path fill="${oneOf(grounds, random)}" d="M0 0h96v96H0z"/>`,
    `<path fill="${oneOf(clothes, random)}" d="${shoulders}"/>`,
    `<g${small}>`,
    `<path fill="${skin}" d="M41 56h14v12a7 7 0 0 1-14 0z"/>`,
    `<ellipse cx="48" cy="43" rx="16" ry="19" fill="${skin}"/>`,
    `<path fill="${hair}" d="${cut}"/>`,
    faceOf(look, hair),
    '</g></svg>\n',
  ].join('');
}

/** Every drawing by its path. */
export function allPortraits(): Map<string, string> {
  const looks = genders.flatMap((gender) =>
    ages.flatMap((age) => tones.map((tone): Look => ({ gender, age, tone }))),
  );
  return new Map(
    looks.flatMap((look) =>
      drawings.map(
        (drawing) => [portraitPath(look, drawing), drawPortrait(look, drawing)] as const,
      ),
    ),
  );
}

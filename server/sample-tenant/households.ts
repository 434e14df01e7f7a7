import { nameStocks, type NameStock, singleNames } from './names.ts';
import { fixedRandom, oneOf } from './fixed-seed.ts';
import { drawings, genders, type Look, portraitPath } from './portraits.ts';

/** Somebody of the sample, before they are a person of a church. */
export interface Member {
  firstName: string;
  lastName: string | null;
  look: Look;
}

const kinds = [
  { adults: ['woman', 'man'], age: 'adult', children: 2 },
  { adults: ['woman', 'man'], age: 'adult', children: 1 },
  { adults: ['woman', 'man'], age: 'adult', children: 3 },
  { adults: ['woman', 'man'], age: 'older', children: 0 },
  { adults: ['woman', 'man'], age: 'young', children: 0 },
  { adults: ['woman'], age: 'adult', children: 2 },
  { adults: ['man'], age: 'young', children: 0 },
  { adults: ['woman'], age: 'young', children: 0 },
  { adults: ['woman'], age: 'older', children: 0 },
] as const;

/** People who live together: they have one family name, and look alike. */
export function householdOf(random: () => number): Member[] {
  const { adults, age, children } = oneOf(kinds, random);
  const stock = oneOf(nameStocks, random);
  const tone = oneOf(stock.tones, random);
  const lastName = oneOf(stock.last, random);
  const looks = [
    ...adults.map((gender): Look => ({ gender, age, tone })),
    ...Array.from({ length: children }, (): Look => {
      const growing = random() < 0.35 ? 'young' : 'child';
      return { gender: oneOf(genders, random), age: growing, tone };
    }),
  ];
  if (age === 'older' && looks.length === 1 && random() < 0.4) {
    return looks.map((look) => ({ firstName: oneOf(singleNames, random), lastName: null, look }));
  }
  return looks.map((look) => ({ firstName: firstNameOf(stock, look, random), lastName, look }));
}

function firstNameOf({ women, men }: NameStock, { gender }: Look, random: () => number): string {
  return oneOf(gender === 'woman' ? women : men, random);
}

/** Look of a church's worker, by their first name; null for a name that gives none. */
export function lookOf(name: string): Look | null {
  const [first = name] = name.split(' ');
  const stock = nameStocks.find(({ women, men }) => women.includes(first) || men.includes(first));
  if (!stock) return null;
  const random = fixedRandom(`look/${name}`);
  const gender = stock.women.includes(first) ? 'woman' : 'man';
  return {
    gender,
    age: oneOf(['young', 'adult', 'adult', 'older'], random),
    tone: oneOf(stock.tones, random),
  };
}

export function portraitOf(look: Look, random: () => number): string {
  return portraitPath(look, oneOf(drawings, random));
}

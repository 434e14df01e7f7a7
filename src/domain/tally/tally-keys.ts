import type { PolicyChoices } from '../churches/policy-choices.ts';
import type { CountField } from '../attendance/definitions.ts';

/** Kinds of people that one tap counts. */
export const tallyKeys = [
  'women',
  'men',
  'teenGirls',
  'teenBoys',
  'girls',
  'boys',
  'adults',
  'teens',
  'children',
  'females',
  'males',
  'people',
] as const;
export type TallyKey = (typeof tallyKeys)[number];

/** People by kind. A kind that is not there was not counted. */
export type Tallied = { [Key in TallyKey]?: number | undefined };

interface KeyWords {
  label: string;
  /** One of them, as the last tap is told. */
  one: string;
  /** Counts of the report that such a person is among, beside the attendance. */
  among: readonly CountField[];
}

export const tallyWords: Record<TallyKey, KeyWords> = {
  women: { label: 'Women', one: 'woman', among: ['adults', 'females'] },
  men: { label: 'Men', one: 'man', among: ['adults', 'males'] },
  teenGirls: { label: 'Teen girls', one: 'teen girl', among: ['teens', 'females'] },
  teenBoys: { label: 'Teen boys', one: 'teen boy', among: ['teens', 'males'] },
  girls: { label: 'Girls', one: 'girl', among: ['children', 'females'] },
  boys: { label: 'Boys', one: 'boy', among: ['children', 'males'] },
  adults: { label: 'Adults', one: 'adult', among: ['adults'] },
  teens: { label: 'Teens', one: 'teen', among: ['teens'] },
  children: { label: 'Children', one: 'child', among: ['children'] },
  females: { label: 'Females', one: 'female', among: ['females'] },
  males: { label: 'Males', one: 'male', among: ['males'] },
  people: { label: 'People', one: 'person', among: [] },
};

const both: readonly TallyKey[] = ['women', 'men', 'teenGirls', 'teenBoys', 'girls', 'boys'];

/** The keys of a church: age and gender in one tap, so that the splits of its report cannot disagree. */
export function keysAsked(
  policy: { [Choice in keyof PolicyChoices]?: boolean | undefined } | null,
): readonly TallyKey[] {
  const ages = policy?.asksAges !== false;
  const gender = policy?.asksGender !== false;
  if (ages && gender) return both;
  if (ages) return ['adults', 'teens', 'children'];
  return gender ? ['females', 'males'] : ['people'];
}

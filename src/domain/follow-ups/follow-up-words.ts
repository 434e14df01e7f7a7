import { type OwnWord, ownText, type WordKind } from '../organisation/own-words.ts';
import type { FollowUp } from './entities.ts';

const usual: Record<FollowUp['type'], string> = {
  'New Convert': 'New convert',
  'General Well Being': 'Well-being',
  'Home Visitation': 'Home visit',
  Death: 'Bereavement',
};

/** New follow-ups begin with this type. */
export const firstType = 'General Well Being' satisfies FollowUp['type'];

/** Why somebody is called or visited, in words of the organisation. */
export const followUpKind: WordKind = {
  field: 'followUpWords',
  one: 'type',
  usual,
  first: firstType,
  firstSays: 'New follow-ups begin with this type',
};

/** The type as people read it. */
export function followUpText(words: readonly OwnWord[], type: FollowUp['type']): string {
  return ownText(followUpKind, words, type);
}

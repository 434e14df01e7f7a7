import { type OwnWord, ownText, type WordKind } from '../organisation/own-words.ts';
import { connectionStatuses } from './entities.ts';

/** New people begin with this status. */
export const firstStatus = 'Member' satisfies (typeof connectionStatuses)[number];

/** How close people are to the church, in words of the organisation. */
export const connectionKind: WordKind = {
  field: 'connectionWords',
  one: 'status',
  usual: Object.fromEntries(connectionStatuses.map((status) => [status, status])),
  first: firstStatus,
  firstSays: 'New people begin with this status',
};

/** The status as people read it. */
export function connectionText(words: readonly OwnWord[], status: string): string {
  return ownText(connectionKind, words, status);
}

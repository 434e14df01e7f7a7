import { type AgeBands, usualBands } from '../people/age-bands.ts';
import type { OwnWord, WordsField } from './own-words.ts';

/**
 * How an organisation speaks of its people: from which age they are teens and adults, and its words, of which each list has only those
 * that differ from the product.
 */
export interface OrganisationTerms extends AgeBands, Record<WordsField, OwnWord[]> {}

export const usualTerms: OrganisationTerms = {
  ...usualBands,
  connectionWords: [],
  followUpWords: [],
};

/** An imported organisation may hold what no program of today can read. */
const listIn = (words: OwnWord[] | undefined): OwnWord[] => (Array.isArray(words) ? words : []);

/** The terms in the row of an organisation. Null: nothing was changed yet. */
export function termsOf(
  row: { [Term in keyof OrganisationTerms]?: OrganisationTerms[Term] | undefined } | null,
): OrganisationTerms {
  return {
    teenFrom: row?.teenFrom ?? usualTerms.teenFrom,
    adultFrom: row?.adultFrom ?? usualTerms.adultFrom,
    connectionWords: listIn(row?.connectionWords),
    followUpWords: listIn(row?.followUpWords),
  };
}

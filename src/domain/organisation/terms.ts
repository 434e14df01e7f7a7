import { type AgeBands, usualBands } from '../people/age-bands.ts';
import type { ConnectionWord } from '../people/connection-words.ts';

/** How an organisation speaks of its people: from which age they are teens and adults, and its words for statuses. */
export interface OrganisationTerms extends AgeBands {
  /** Only those that differ from the product. */
  connectionWords: ConnectionWord[];
}

export const usualTerms: OrganisationTerms = { ...usualBands, connectionWords: [] };

/** The terms in the row of an organisation. Null: nothing was changed yet. */
export function termsOf(
  row: { [Term in keyof OrganisationTerms]?: OrganisationTerms[Term] | undefined } | null,
): OrganisationTerms {
  const words = row?.connectionWords;
  return {
    teenFrom: row?.teenFrom ?? usualTerms.teenFrom,
    adultFrom: row?.adultFrom ?? usualTerms.adultFrom,
    // An imported organisation may hold what no program of today can read.
    connectionWords: Array.isArray(words) ? words : usualTerms.connectionWords,
  };
}

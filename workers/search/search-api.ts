/** Named as the facets that open them. */
export const searchKinds = ['people', 'groups'] as const;
export type SearchKind = (typeof searchKinds)[number];

export interface FoundHere {
  id: string;
  /** The name as HTML, with what was looked for marked. */
  label: string;
  photoUrl: string | null;
  /** The connection status of a person, the type of a group. */
  note: string;
}

export interface SearchAnswer {
  /** Names with the words as they were written first, in their order; then those that nearly have them. */
  found: FoundHere[];
  /** When the device was last up to date, ms. */
  asOf: number;
}

export interface SearchQuestion {
  kind: SearchKind;
  term: string;
  /** Largest number of rows. */
  most: number;
}

/** Looks through what the device holds. */
export interface SearchHere {
  /** Begins to read what will be looked through, and keeps it current for a while. */
  prepare(): Promise<void>;
  /** Null as long as the device does not hold everything, or it is not read yet. */
  find(question: SearchQuestion): Promise<SearchAnswer | null>;
}

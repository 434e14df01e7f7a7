/** Somebody to write to, as an envelope or a label says it. */
export interface Letter {
  /** 'Naledi Mokoena', 'The Mokoena family'. */
  addressee: string;
  /** The address, a line each; never empty. */
  lines: readonly string[];
}

/** The letters to the rows of a list. */
export interface Letters {
  letters: readonly Letter[];
  /** Names of those whose address nobody knows. */
  withoutAddress: readonly string[];
  /** Number of those whom no letter shall reach: they died, or left the records. */
  notWrittenTo: number;
}

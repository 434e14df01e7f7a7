/** Somebody to write to, as an envelope or a label says it. */
export interface Letter {
  /** 'Naledi Mokoena', 'The Mokoena family'. */
  addressee: string;
  /** The address, a line each; never empty. */
  lines: readonly string[];
  /** Id of the family whose letter it is, where it is one's. */
  familyId?: string;
}

/** The letters with the code of their family as one more line. `codes`: id of a family -> its code. */
export function withCodes(
  letters: readonly Letter[],
  codes: ReadonlyMap<string, string>,
): readonly Letter[] {
  return letters.map((letter) => {
    const code = codes.get(letter.familyId ?? '');
    if (code === undefined) return letter;
    return { ...letter, lines: [...letter.lines, `Family code: ${code}`] };
  });
}

/** The letters to the rows of a list. */
export interface Letters {
  letters: readonly Letter[];
  /** Names of those whose address nobody knows. */
  withoutAddress: readonly string[];
  /** Number of those whom no letter shall reach: they died, or left the records. */
  notWrittenTo: number;
}

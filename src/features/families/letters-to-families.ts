import { families } from '#domain/families/families.ts';
import { familyLetters } from '#domain/families/household-letters.ts';
import { rowOf } from '#domain/register/register.ts';
import type { LettersToRows } from '../../register/letters/letters-to-rows.ts';

export const lettersToFamilies: LettersToRows = async (rows) => {
  const letters = familyLetters(rows.map((row) => rowOf(families, row)));
  return () => letters;
};

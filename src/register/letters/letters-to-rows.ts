import type { Letters } from '#domain/letters/letter.ts';
import type { AnyRow } from '#domain/register/register.ts';
import type { Store } from '#store/database.ts';

/** Finds the letters to rows; then one for each of them, or one for each household. */
export type LettersToRows = (
  rows: readonly AnyRow[],
  store: Store,
) => Promise<(perHousehold: boolean) => Letters>;

import type { Letters } from '#domain/letters/letter.ts';
import type { RegisterQuestion } from '#domain/register/find-rows.ts';
import type { RegisterView, Written } from '../register-view.ts';
import { storeHere } from '../save-row.ts';
import { rowsToTake } from '../take-rows.tsx';

export type ReadLetters =
  | { state: 'failed' }
  | { state: 'ready'; lettersTo(perHousehold: boolean): Letters };

/** The letters to everything that the question finds. */
export async function readLetters(
  view: RegisterView,
  { load }: Written,
  question: RegisterQuestion,
): Promise<ReadLetters> {
  const [lettersToRows, { rows }] = await Promise.all([load(), rowsToTake(view, question)]);
  return { state: 'ready', lettersTo: await lettersToRows(rows, await storeHere()) };
}

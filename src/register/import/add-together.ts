import type { AnyRow } from '#domain/register/register.ts';
import { attempt } from '../../ui/snackbar/attempt.ts';
import { offerUndo } from '../../ui/snackbar/offer-undo.ts';
import type { RegisterView } from '../register-view.ts';
import { storeHere } from '../save-row.ts';
import { addImported, undoImport } from './add-imported.ts';
import { untold } from './sending.ts';

/** Adds rows, many a submission, says so, and offers to take all of them back. */
export async function addTogether(
  view: RegisterView,
  rows: readonly AnyRow[],
  text: string,
): Promise<void> {
  await addImported(view, rows, untold);
  const ids = rows.map(({ id }) => id);
  const takeBack = async () => undoImport(view, await storeHere(), ids, untold);
  offerUndo(text, () => void attempt(takeBack()));
}

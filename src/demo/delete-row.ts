import type { ById } from '#domain/demo/demo-operation.ts';
import { undoDeletion } from '#domain/demo/undo.ts';
import { Failure } from '#domain/errors.ts';
import type { Operation } from '#domain/operation.ts';
import { callDemo } from '../api/demo.ts';
import { attempt } from '../ui/snackbar/attempt.ts';
import { offerUndo } from '../ui/snackbar/offer-undo.ts';
import { undoMs } from './undo-ms.ts';

async function bringBack(id: string): Promise<void> {
  if (await callDemo(undoDeletion, { id })) return;
  throw new Failure('not_found', 'It is too late to bring it back');
}

/** Deletes one of a demo app, and offers to bring it back with everything that went with it. False when that failed. */
export async function deleteRow(
  operation: Operation,
  { id, name }: ById & { name: string },
): Promise<boolean> {
  if (!(await attempt(callDemo(operation, { id })))) return false;
  offerUndo(`Deleted: ${name}`, () => void attempt(bringBack(id)), undoMs);
  return true;
}

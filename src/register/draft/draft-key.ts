import type { Register } from '#domain/register/register.ts';
import { newRow } from '../register-search.ts';

/**
 * Key of the draft of a form. `rowId`: null for a new row. `of`: id of the refused item that is mended, or else of what a new row
 * is added below. Each has a draft of its own: what is typed there takes the place of no other new row, and of no other change.
 */
export function draftKey(
  { name }: Pick<Register, 'name'>,
  rowId: string | null,
  of: string | undefined,
): string {
  return [`${name}:${rowId ?? newRow}`, of].filter(Boolean).join(' ');
}

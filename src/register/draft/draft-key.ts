import type { Register } from '#domain/register/register.ts';
import { newRow } from '../register-search.ts';

/**
 * Key of the draft of a form. `rowId`: null for a new row. One that mends what was refused (`mends`: its id) has a draft of its own:
 * what is typed there takes the place of no other new row, and of no other change.
 */
export function draftKey(
  { name }: Pick<Register, 'name'>,
  rowId: string | null,
  mends: string | undefined,
): string {
  return [`${name}:${rowId ?? newRow}`, mends].filter(Boolean).join(' ');
}

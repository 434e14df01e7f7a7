import { may } from '#domain/permissions.ts';
import type { AnyRow, Register } from '#domain/register/register.ts';
import type { Caller } from '../caller.ts';
import type { Said } from './aliases.ts';

/**
 * Whether an edit may be made in the row: it names the row's place, for which its permission was asked. Of a row that
 * became another one it names a place of before, so that the permission is asked for the place of today.
 */
export function isInPlace(
  { grants }: Pick<Caller, 'grants'>,
  register: Register,
  row: AnyRow,
  { input, isOther }: Said<Readonly<Record<string, unknown>>>,
): boolean {
  if (isOther) return may(grants, register.may.write, register.subject(row));
  return register.place.every((field) => row[field] === input[field]);
}

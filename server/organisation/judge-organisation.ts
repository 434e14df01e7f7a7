import type { FieldErrors } from '#domain/errors.ts';
import type { Organisation } from '#domain/organisation/entities.ts';
import { termErrors } from '#domain/organisation/term-errors.ts';
import { contactErrors } from '#domain/values/contact/contact-errors.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { nameIsTaken } from './name-is-taken.ts';

function isKnownToDevices(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone }).format();
    return true;
  } catch {
    return false;
  }
}

/** A name of a place that both devices and PostgreSQL know: statements about last days ask for it there. */
async function isTimeZone(tx: TenantTransaction, timeZone: string): Promise<boolean> {
  if (timeZone !== 'UTC' && !timeZone.includes('/')) return false;
  if (!isKnownToDevices(timeZone)) return false;
  const found = await tx.rows('time zone', 'select 1 from pg_timezone_names where name = $1', [
    timeZone,
  ]);
  return found.length > 0;
}

/** A sentence for each field that became something wrong. */
export async function organisationErrors(
  tx: TenantTransaction,
  row: Organisation,
  before: Organisation,
): Promise<FieldErrors> {
  const errors = { ...contactErrors(row, before), ...termErrors(row, before) };
  if (row.name !== before.name && (await nameIsTaken(tx, row.name))) {
    errors['name'] = 'Another organisation here has this name. Add your place to it';
  }
  if (row.timeZone !== before.timeZone && !(await isTimeZone(tx, row.timeZone))) {
    errors['timeZone'] = 'Choose a time zone of the list';
  }
  return errors;
}

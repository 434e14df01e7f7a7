import { customFields } from '#domain/custom-fields/custom-fields.ts';
import type { CustomField } from '#domain/custom-fields/entities.ts';
import { takesCustomFields } from '#domain/custom-fields/with-custom-fields.ts';
import type { Register } from '#domain/register/register.ts';
import type { Store } from '../database.ts';
import { rowsWithPending } from '../register/rows-with-pending.ts';

const none: readonly CustomField[] = [];

/** The custom fields of a register, retired ones too, with what waits on this device. */
export async function customFieldsOf(
  store: Store,
  register: Register,
): Promise<readonly CustomField[]> {
  if (!takesCustomFields(register)) return none;
  const rows = await rowsWithPending(store, customFields, { register: register.name });
  return rows.map(({ pending: _pending, ...field }) => field);
}

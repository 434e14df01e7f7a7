import type { ReportKind } from '#domain/attendance/definitions.ts';
import { registerFields } from '#domain/custom-fields/with-custom-fields.ts';
import type { RegisterField } from '#domain/register/register.ts';
import type { CustomName } from '#domain/rows/row-values.ts';
import type { Store } from '../database.ts';
import { ownRows } from './own-rows.ts';

/** The organisation's own fields of a kind of report, in their order. Those that are asked today have a section. */
export type ReportFields = ReadonlyMap<CustomName, RegisterField>;

/** Retired ones too: reports that say something of them are there. */
export async function reportFields(store: Store, kind: ReportKind): Promise<ReportFields> {
  return new Map(registerFields(await ownRows(store, kind), 'Asked'));
}

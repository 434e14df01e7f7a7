import type { ReportKind } from '#domain/attendance/definitions.ts';
import type { CustomField } from '#domain/custom-fields/entities.ts';
import type { Store } from '../database.ts';

/** Custom fields of a kind of report, in no order, retired ones too. Whoever counts asks for no more than this. */
export function ownRows({ cache }: Store, kind: ReportKind): Promise<CustomField[]> {
  return cache.customField.where({ register: `${kind}Reports` }).toArray();
}

import type { ReportKind } from '#domain/attendance/definitions.ts';
import type { ReportValues } from '#domain/attendance/entities.ts';
import type { CustomField } from '#domain/custom-fields/entities.ts';
import { customErrors } from '#domain/custom-fields/field-problem.ts';
import { Failure } from '#domain/errors.ts';
import { customOf } from '#domain/rows/row-values.ts';
import { customFieldStore } from '../custom-fields/scopes.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { fromColumns } from '../entity-store.ts';

/** As it was before anything of it was retired: a report that waited offline was counted then. */
function asAsked(field: CustomField): CustomField {
  const choices = field.choices.map((choice) => ({ ...choice, retired: false }));
  return { ...field, choices, status: 'active' };
}

/** Fields that forms of a kind of report ask for, or asked for. */
export async function fieldsEverAsked(
  tx: TenantTransaction,
  kind: ReportKind,
): Promise<CustomField[]> {
  const rows = await tx.rows<{ field: Record<string, unknown> }>(
    'custom fields of reports',
    'select to_jsonb(f) as field from custom_field f where tenant_id = $1 and register = $2',
    [tx.tenantId, `${kind}Reports`],
  );
  return rows.map(({ field }) => asAsked(fromColumns(customFieldStore, field) as CustomField));
}

/** Refuses values of custom fields that no form of the organisation ever asked for. Most reports have none: they cost no query. */
export async function judgeCustom(
  tx: TenantTransaction,
  kind: ReportKind,
  values: ReportValues,
): Promise<void> {
  if (Object.keys(customOf(values)).length === 0) return;
  const errors = customErrors(await fieldsEverAsked(tx, kind), values, null);
  const [first] = Object.values(errors);
  if (first !== undefined) throw new Failure('validation', first, { fields: errors });
}

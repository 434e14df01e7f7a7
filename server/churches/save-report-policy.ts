import { randomUUID } from 'node:crypto';
import { type ReportPolicy, reportPolicy } from '#domain/churches/entities.ts';
import { rulesOf } from '#domain/churches/policy-rules.ts';
import { wholePolicy } from '#domain/churches/report-policy-policy.ts';
import { policyErrors, saveReportPolicy } from '#domain/churches/report-policy.ts';
import { editsBetween } from '#domain/editing.ts';
import { Failure } from '#domain/errors.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { command } from '../handler.ts';
import { changesBetween } from '../register/row-events.ts';
import { editRow } from '../sync/edit-row.ts';
import { reportPolicyStore } from './scopes.ts';

const columns = selectList(reportPolicyStore);
const fields = [
  'allowBackdateDays',
  'teenFrom',
  'adultFrom',
  'asksAges',
  'asksGender',
  'dueHoursAfter',
  'lateAfterHours',
  'requireVerification',
  'remindsMissing',
] as const;

/** The policy of a church, null where it has none yet. The church is locked: it has one at most. */
async function policyOf(tx: TenantTransaction, churchId: string): Promise<ReportPolicy | null> {
  const church = [tx.tenantId, churchId];
  const found = await tx.rows(
    'church of policy',
    'select 1 from church where tenant_id = $1 and id = $2 for update',
    church,
  );
  if (found.length === 0) throw new Failure('not_found', 'This church was not found');
  const [policy] = await tx.rows<ReportPolicy>(
    'policy of church',
    `select ${columns} from report_policy where tenant_id = $1 and church_id = $2`,
    church,
  );
  return policy ?? null;
}

export const reportPolicyHandlers = {
  [saveReportPolicy.name]: command(saveReportPolicy, async (tx, caller, input, { now }) => {
    const { churchId } = input;
    const known = await policyOf(tx, churchId);
    // Fields that nobody said yet are as usual: so an edit saw them.
    const before = { id: known?.id ?? randomUUID(), churchId, ...rulesOf(known) };
    const numbers = wholePolicy(input);
    const edits = input.edits ?? editsBetween(before, { ...before, ...numbers }, fields);
    const output = { id: churchId };
    const written = await editRow(tx, reportPolicy, before, { edits, by: caller, now });
    const [row] = (written['reportPolicy'] ?? []) as ReportPolicy[];
    if (!row) return { output };
    const problems = policyErrors(row);
    const [first] = Object.values(problems);
    if (first !== undefined) throw new Failure('validation', first, { fields: problems });
    const changes = changesBetween(before, row);
    const audit = [{ entity: reportPolicy.name, entityId: row.id, changes }];
    return known === null
      ? { output, inserts: written, audit }
      : { output, replaces: written, audit };
  }),
};

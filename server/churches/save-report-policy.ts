import { randomUUID } from 'node:crypto';
import { policyErrors, saveReportPolicy } from '#domain/churches/report-policy.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import type { InputOf } from '#domain/operation.ts';
import { administer } from '../access/roles/administration.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { service } from '../handler.ts';
import { recordEffect } from '../sync/record-effect.ts';

/** The id of the policy of a church, null where it has none yet. The church is locked: it has one at most. */
async function policyIdOf(tx: TenantTransaction, churchId: string): Promise<string | null> {
  const church = [tx.tenantId, churchId];
  const found = await tx.rows(
    'church of policy',
    'select 1 from church where tenant_id = $1 and id = $2 for update',
    church,
  );
  if (found.length === 0) throw new Failure('not_found', 'This church was not found');
  const [policy] = await tx.rows<{ id: string }>(
    'policy of church',
    'select id from report_policy where tenant_id = $1 and church_id = $2',
    church,
  );
  return policy?.id ?? null;
}

async function save(tx: TenantTransaction, input: InputOf<typeof saveReportPolicy>) {
  const fields = policyErrors(input);
  const [first] = Object.values(fields);
  if (first !== undefined) throw new Failure('validation', first, { fields });
  const known = await policyIdOf(tx, input.churchId);
  const id = known ?? randomUUID();
  const reportPolicy = [{ ...input, id }];
  const written = known === null ? { inserts: { reportPolicy } } : { replaces: { reportPolicy } };
  const recorded = await recordEffect(tx, { output: null, ...written }, null);
  const line = { entity: 'reportPolicy', entityId: id, details: { ...input } };
  return { output: { id }, line, recorded };
}

export const reportPolicyHandlers = {
  [saveReportPolicy.name]: service(saveReportPolicy, (services, _context, input, person) => {
    const caller = must(person, 'the person who saves it');
    return administer(services, caller, saveReportPolicy.name, (tx) => save(tx, input));
  }),
};

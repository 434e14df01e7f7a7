import { type PolicyRules, rulesOf } from '#domain/churches/policy-rules.ts';
import {
  reportPolicyKey,
  reportPolicyPolicy,
  saveReportPolicyName,
} from '#domain/churches/report-policy-policy.ts';
import type { Church } from '#domain/churches/entities.ts';
import { must } from '#domain/must.ts';
import { may } from '#domain/permissions.ts';
import { clashesOn, type ClashingEdit } from '../outbox/clashes.ts';
import type { Store } from '../database.ts';
import { applyChanges, pendingChanges, type WithPending } from '../outbox/with-pending.ts';
import { churchesInScope, policyOf } from './queries.ts';

const policies = { [saveReportPolicyName]: reportPolicyPolicy };

/** Report policy of a church as this person changes it. Reports go by what the server knows: `policyOf`. */
export interface OpenPolicy {
  policy: WithPending<PolicyRules>;
  /** Changes of this person that wait for their choice. */
  clashing: ClashingEdit<PolicyRules>[];
}

export async function openPolicy(store: Store, churchId: string): Promise<OpenPolicy> {
  const key = reportPolicyKey(churchId);
  const clashing = await clashesOn<PolicyRules>(store, key, reportPolicyPolicy);
  const changes = await pendingChanges(store, { policies, entity: 'reportPolicy' });
  const known = await policyOf(store, churchId);
  const [policy] = applyChanges(changes, [{ ...rulesOf(known), id: churchId }]);
  return { policy: must(policy, 'the policy of the church'), clashing };
}

/** A church with its report policy. */
export interface PolicyOfChurch {
  church: Pick<Church, 'id' | 'name'>;
  policy: WithPending<PolicyRules>;
  /** Whether it is the one of a church that has none of its own. */
  isUsual: boolean;
}

function isUsual(policy: PolicyRules): boolean {
  const usual = rulesOf(null);
  const fields = Object.keys(usual) as (keyof PolicyRules)[];
  return fields.every((field) => policy[field] === usual[field]);
}

/** The report policies that this person may change, as they change them, by the names of the churches. */
export async function policiesToChange(store: Store): Promise<PolicyOfChurch[]> {
  const { grants } = store.profile;
  const changes = await pendingChanges(store, { policies, entity: 'reportPolicy' });
  const known = await store.cache.reportPolicy.toArray();
  const churches = (await churchesInScope(store)).filter(
    ({ id, status }) => status === 'active' && may(grants, 'church.edit', { kind: 'church', id }),
  );
  const policyOfChurch = new Map(known.map((policy) => [policy.churchId, policy]));
  const rows = churches.map(({ id }) => ({ ...rulesOf(policyOfChurch.get(id)), id }));
  // An edit of a church that is not in the list has no row to change.
  const shown = new Map(
    applyChanges<PolicyRules & { id: string }>(changes, rows).map((one) => [one.id, one]),
  );
  return churches.map((church) => {
    const policy = must(shown.get(church.id), 'the policy of the church');
    return { church, policy, isUsual: isUsual(policy) };
  });
}

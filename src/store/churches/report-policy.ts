import { type PolicyNumbers, usualPolicy } from '#domain/churches/policy-numbers.ts';
import {
  reportPolicyKey,
  reportPolicyPolicy,
  saveReportPolicyName,
} from '#domain/churches/report-policy-policy.ts';
import { must } from '#domain/must.ts';
import { clashesOn, type ClashingEdit } from '../outbox/clashes.ts';
import type { Store } from '../database.ts';
import { applyChanges, pendingChanges, type WithPending } from '../outbox/with-pending.ts';
import { policyOf } from './queries.ts';

const policies = { [saveReportPolicyName]: reportPolicyPolicy };

/** Report policy of a church as this person changes it. Reports go by what the server knows: `policyOf`. */
export interface OpenPolicy {
  policy: WithPending<PolicyNumbers>;
  /** Changes of this person that wait for their choice. */
  clashing: ClashingEdit<PolicyNumbers>[];
}

export async function openPolicy(store: Store, churchId: string): Promise<OpenPolicy> {
  const key = reportPolicyKey(churchId);
  const clashing = await clashesOn<PolicyNumbers>(store, key, reportPolicyPolicy);
  const changes = await pendingChanges(store, { policies, entity: 'reportPolicy' });
  const known = await policyOf(store, churchId);
  const [policy] = applyChanges(changes, [{ ...usualPolicy, ...known, id: churchId }]);
  return { policy: must(policy, 'the policy of the church'), clashing };
}

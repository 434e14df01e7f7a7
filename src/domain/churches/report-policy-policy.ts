import { type Edits, wished } from '../editing.ts';
import type { QueuePolicy } from '../operation.ts';
import type { ReportPolicy } from './entities.ts';
import { policyFields } from './policy-fields.ts';
import type { PolicyNumbers } from './policy-numbers.ts';

export const saveReportPolicyName = 'churches.saveReportPolicy';

export type PolicyEdits = Edits<PolicyNumbers>;

type SomeNumbers = { [Field in keyof PolicyNumbers]?: number | undefined };

export type SavePolicyInput = {
  churchId: string;
  edits?: PolicyEdits | undefined;
} & SomeNumbers;

/** The three numbers; null where one of them is left out. */
export function wholePolicy({ allowBackdateDays, teenFrom, adultFrom }: SomeNumbers) {
  if (allowBackdateDays === undefined || teenFrom === undefined) return null;
  return adultFrom === undefined ? null : { allowBackdateDays, teenFrom, adultFrom };
}

/** Chains what is queued about the report policy of one church. */
export function reportPolicyKey(churchId: string): string {
  return `reportPolicy:${churchId}`;
}

function labelsOf({ edits = {} }: SavePolicyInput): string {
  const changed = Object.entries(policyFields).filter(([field]) => field in edits);
  return changed.map(([, { label }]) => label).join(', ');
}

/** The row is known by its church, which has one at most: a device may edit the usual policy of a church without a row. */
export const reportPolicyPolicy: QueuePolicy<SavePolicyInput> = {
  policy: 'queue',
  form: 1,
  migrations: [],
  orderingKey: ({ churchId }) => reportPolicyKey(churchId),
  optimisticPatches: ({ churchId: id, edits = {} }) => [
    { entity: 'reportPolicy', id, from: id, change: (row: ReportPolicy) => wished(row, edits) },
  ],
  describe: (input) => `A change of a report policy: ${labelsOf(input)}`,
  answer: ({ churchId }) => ({ id: churchId }),
};

import { type Edits, wished } from '../editing.ts';
import { asItWas, type QueuePolicy } from '../operation.ts';
import type { ReportPolicy } from './entities.ts';
import { policyLabels } from './policy-fields.ts';
import type { PolicyRules } from './policy-rules.ts';

export const saveReportPolicyName = 'churches.saveReportPolicy';

export type PolicyEdits = Edits<PolicyRules>;

type SomeRules = { [Field in keyof PolicyRules]?: PolicyRules[Field] | undefined };

export type SavePolicyInput = {
  churchId: string;
  edits?: PolicyEdits | undefined;
} & SomeRules;

/** The three numbers, and the choices that are said; null where one of the numbers is left out. */
export function wholePolicy({ asksAges, asksGender, ...numbers }: SomeRules) {
  const { allowBackdateDays, teenFrom, adultFrom } = numbers;
  if (allowBackdateDays === undefined || teenFrom === undefined) return null;
  if (adultFrom === undefined) return null;
  return {
    allowBackdateDays,
    teenFrom,
    adultFrom,
    ...(asksAges !== undefined && { asksAges }),
    ...(asksGender !== undefined && { asksGender }),
  };
}

/** Chains what is queued about the report policy of one church. */
export function reportPolicyKey(churchId: string): string {
  return `reportPolicy:${churchId}`;
}

function labelsOf({ edits = {} }: SavePolicyInput): string {
  const changed = Object.entries(policyLabels).filter(([field]) => field in edits);
  return changed.map(([, { label }]) => label).join(', ');
}

/** The row is known by its church, which has one at most: a device may edit the usual policy of a church without a row. */
export const reportPolicyPolicy: QueuePolicy<SavePolicyInput> = {
  policy: 'queue',
  form: 3,
  // 2 knows the choices, 3 when reports are due and what is done about them.
  migrations: [asItWas, asItWas],
  orderingKey: ({ churchId }) => reportPolicyKey(churchId),
  optimisticPatches: ({ churchId: id, edits = {} }) => [
    { entity: 'reportPolicy', id, from: id, change: (row: ReportPolicy) => wished(row, edits) },
  ],
  describe: (input) => `A change of a report policy: ${labelsOf(input)}`,
  answer: ({ churchId }) => ({ id: churchId }),
};

import CircleAlert from 'lucide-react/icons/circle-alert';
import { type FormEvent, useState } from 'react';
import { choiceFields, policyFields, policyLabels } from '#domain/churches/policy-fields.ts';
import type { PolicyRules } from '#domain/churches/policy-rules.ts';
import { policyErrors } from '#domain/churches/report-policy.ts';
import { editsBetween } from '#domain/editing.ts';
import { Failure, type FieldErrors } from '#domain/errors.ts';
import { openPolicy } from '#store/churches/report-policy.ts';
import type { ClashingEdit } from '#store/outbox/clashes.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import { ClashChoice } from '../../register/clash/clash-choice.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { NotRead } from '../../ui/empty-state/not-read.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { KeyValues } from '../../ui/key-values/key-values.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { SyncState } from '../../ui/sync-state/sync-state.tsx';
import * as css from './report-policy-tab.css.ts';
import { decidePolicy, savePolicy } from './save-policy.ts';

const numbers = [
  'allowBackdateDays',
  'dueHoursAfter',
  'lateAfterHours',
  'teenFrom',
  'adultFrom',
] as const;
const choices = ['asksAges', 'asksGender', 'requireVerification', 'remindsMissing'] as const;
const fields = [...numbers, ...choices] as const;
type NumberField = (typeof numbers)[number];
type Typed = Record<NumberField, string> & Omit<PolicyRules, NumberField>;

const isField = (field: string): field is keyof PolicyRules => field in policyLabels;
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

const eachNumber = <Value,>(valueOf: (field: NumberField) => Value) =>
  Object.fromEntries(numbers.map((field) => [field, valueOf(field)])) as Record<NumberField, Value>;

function typedOf(rules: PolicyRules): Typed {
  return { ...rules, ...eachNumber((field) => String(rules[field])) };
}

function rulesIn(typed: Typed): PolicyRules {
  return { ...typed, ...eachNumber((field) => numberOf(typed[field])) };
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}

/** Field -> sentence; '' for the whole form. */
function problemsOf(error: unknown): FieldErrors {
  if (!(error instanceof Failure)) return { '': 'This was not saved. Try again' };
  return error.fields ?? { '': error.message };
}

/** The form as it was filled in, with the policy as it stood before: a change by others meanwhile does not take its place. */
interface Begun {
  from: PolicyRules;
  typed: Typed;
}

function PolicyForm({ churchId, policy }: { churchId: string; policy: PolicyRules }) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [problems, setProblems] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const { from, typed } = begun ?? { from: policy, typed: typedOf(policy) };

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const rules = rulesIn(typed);
    const wrong = policyErrors(rules);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await savePolicy(churchId, editsBetween(from, rules, fields));
      setBegun(null);
    } catch (error) {
      setProblems(problemsOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form className={css.form} noValidate onSubmit={(event) => void save(event)}>
      {problems[''] && <Banner tone="danger" icon={CircleAlert} title={`${problems['']}.`} />}
      {numbers.map((field) => (
        <TextField
          key={field}
          label={policyFields[field].label}
          hint={policyFields[field].hint}
          inputMode="numeric"
          autoComplete="off"
          value={typed[field]}
          error={problems[field] ?? null}
          onChange={(event) => setBegun({ from, typed: { ...typed, [field]: event.target.value } })}
        />
      ))}
      {choices.map((field) => (
        <Checkbox
          key={field}
          label={choiceFields[field].label}
          hint={choiceFields[field].hint}
          checked={typed[field]}
          onChange={(isAsked) => setBegun({ from, typed: { ...typed, [field]: isAsked } })}
        />
      ))}
      <div className={css.actions}>
        <Button type="submit" kind="primary" busy={busy && 'Saving…'}>
          Save report policy
        </Button>
      </div>
    </form>
  );
}

function PolicyClash({ churchId, clash }: { churchId: string; clash: ClashingEdit<PolicyRules> }) {
  const { itemId } = clash;
  return (
    <ClashChoice
      what="report policy"
      clash={clash}
      labelOf={(field) => (isField(field) ? policyLabels[field].label : field)}
      textOf={(_field, value) => textOf(value)}
      onDecide={(edits) => decidePolicy({ itemId, churchId, edits })}
    />
  );
}

/** Report policy of a church: for people who may change it, and for people who may read it. */
export function ReportPolicyTab({ churchId, mayEdit }: { churchId: string; mayEdit: boolean }) {
  const live = useLive(openPolicy, churchId);
  if (live.state === 'failed') return <NotRead title="Could not load the report policy" />;
  if (live.state === 'loading') return <Skeleton lines={3} what="the report policy" />;
  const { policy, clashing } = live.data;
  const facts = fields.map((field) => ({
    name: policyLabels[field].label,
    value: textOf(policy[field]),
  }));
  return (
    <div className={css.tab}>
      {policy.pending && (
        <div className={css.state}>
          <SyncState state="saved" />
        </div>
      )}
      {clashing.map((clash) => (
        <PolicyClash key={clash.itemId} churchId={churchId} clash={clash} />
      ))}
      {mayEdit ? <PolicyForm churchId={churchId} policy={policy} /> : <KeyValues facts={facts} />}
    </div>
  );
}

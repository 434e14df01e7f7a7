import CircleAlert from 'lucide-react/icons/circle-alert';
import { type FormEvent, useState } from 'react';
import { type PolicyNumbers, usualPolicy } from '#domain/churches/policy-numbers.ts';
import { policyErrors, policyFields, saveReportPolicy } from '#domain/churches/report-policy.ts';
import { Failure, type FieldErrors } from '#domain/errors.ts';
import { policyOf } from '#store/churches/queries.ts';
import { call } from '../../api/calls/call.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { NotRead } from '../../ui/empty-state/not-read.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { KeyValues } from '../../ui/key-values/key-values.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { life } from '../../ui/snackbar/snackbar.css.ts';
import { snackbars } from '../../ui/snackbar/snackbars.ts';
import * as css from './report-policy-tab.css.ts';

const fields = ['allowBackdateDays', 'teenFrom', 'adultFrom'] as const;
type Typed = Record<(typeof fields)[number], string>;

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

function numbersOf({ allowBackdateDays, teenFrom, adultFrom }: Typed): PolicyNumbers {
  return {
    allowBackdateDays: numberOf(allowBackdateDays),
    teenFrom: numberOf(teenFrom),
    adultFrom: numberOf(adultFrom),
  };
}

/** Field -> sentence; '' for the whole form. */
function problemsOf(error: unknown): FieldErrors {
  if (!(error instanceof Failure)) return { '': 'This was not saved. Try again' };
  return error.fields ?? { '': error.message };
}

function PolicyForm({ churchId, policy }: { churchId: string; policy: PolicyNumbers }) {
  const [typed, setTyped] = useState<Typed>({
    allowBackdateDays: String(policy.allowBackdateDays),
    teenFrom: String(policy.teenFrom),
    adultFrom: String(policy.adultFrom),
  });
  const [problems, setProblems] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const numbers = numbersOf(typed);
    const wrong = policyErrors(numbers);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await call(saveReportPolicy, { churchId, ...numbers });
      snackbars.show({
        tone: 'plain',
        text: 'Report policy saved',
        action: null,
        life: life.plain,
      });
    } catch (error) {
      setProblems(problemsOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form className={css.form} noValidate onSubmit={(event) => void save(event)}>
      {problems[''] && <Banner tone="danger" icon={CircleAlert} title={`${problems['']}.`} />}
      {fields.map((field) => (
        <TextField
          key={field}
          label={policyFields[field].label}
          hint={policyFields[field].hint}
          inputMode="numeric"
          autoComplete="off"
          value={typed[field]}
          error={problems[field] ?? null}
          onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
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

/** Report policy of a church: for people who may change it, and for people who may read it. */
export function ReportPolicyTab({ churchId, mayEdit }: { churchId: string; mayEdit: boolean }) {
  const live = useLive(policyOf, churchId);
  if (live.state === 'failed') return <NotRead title="Could not load the report policy" />;
  if (live.state === 'loading') return <Skeleton lines={3} what="the report policy" />;
  const policy = live.data ?? usualPolicy;
  if (mayEdit) return <PolicyForm churchId={churchId} policy={policy} />;
  const facts = fields.map((field) => ({
    name: policyFields[field].label,
    value: String(policy[field]),
  }));
  return <KeyValues facts={facts} />;
}

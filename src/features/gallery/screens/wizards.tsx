import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { parsePhone } from '#domain/values/phone.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { cx } from '../../../ui/cx.ts';
import { TextField } from '../../../ui/field/field.tsx';
import { KeyValues } from '../../../ui/key-values/key-values.tsx';
import { RadioCards } from '../../../ui/radio-cards/radio-cards.tsx';
import { Stepper } from '../../../ui/stepper/stepper.tsx';
import * as css from './samples.css.ts';

interface Draft {
  email: string;
  phone: string;
  name: string;
  church: string;
  byMail: boolean;
  how: 'push' | 'sms' | 'none';
}
type Field = keyof Draft;
type Problems = Partial<Record<Field, string>>;

const empty: Draft = { email: '', phone: '', name: '', church: '', byMail: true, how: 'push' };

const ways = [
  { value: 'push', label: 'Push', detail: 'On this device, also when the app is closed' },
  { value: 'sms', label: 'SMS', detail: 'When there is no data' },
  { value: 'none', label: 'Nothing', detail: 'Only while the app is open' },
] as const;

interface WizardStep {
  id: string;
  title: string;
  problems(draft: Draft): Problems;
}

const needed = (value: string, sentence: string) => (value.trim() === '' ? sentence : undefined);

/** Only what is wrong: a field that is well has no entry. */
function named(problems: Record<string, string | undefined>): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

const steps: readonly WizardStep[] = [
  {
    id: 'basic',
    title: 'Basic information',
    problems: ({ email, phone }) => {
      const number = parsePhone(phone);
      return named({
        email: /^\S+@\S+\.\S+$/.test(email)
          ? undefined
          : 'Write an email address, such as naledi@example.com',
        phone: number.ok ? needed(phone, 'Write a phone number') : number.problem,
      });
    },
  },
  {
    id: 'profile',
    title: 'Profile',
    problems: ({ name, church }) =>
      named({ name: needed(name, 'Write a name'), church: needed(church, 'Name your church') }),
  },
  { id: 'notifications', title: 'Notifications', problems: () => ({}) },
  { id: 'done', title: 'Done', problems: () => ({}) },
];

type Write = (part: Partial<Draft>) => void;

function Fields({
  at,
  draft,
  problems,
  write,
}: {
  at: number;
  draft: Draft;
  problems: Problems;
  write: Write;
}): ReactNode {
  const line = (field: 'email' | 'phone' | 'name' | 'church', label: string) => (
    <TextField
      name={field}
      label={label}
      value={draft[field]}
      error={problems[field] ?? null}
      onChange={(event) => write({ [field]: event.target.value })}
    />
  );
  switch (steps[at]?.id) {
    case 'basic':
      return (
        <>
          {line('email', 'Email address')}
          {line('phone', 'Phone')}
        </>
      );
    case 'profile':
      return (
        <>
          {line('name', 'Name')}
          {line('church', 'Church')}
        </>
      );
    case 'notifications':
      return (
        <>
          <Checkbox
            label="An email with the week’s numbers"
            checked={draft.byMail}
            onChange={(byMail) => write({ byMail })}
          />
          <RadioCards
            label="What cannot wait"
            options={ways}
            value={draft.how}
            onChange={(how) => write({ how })}
          />
        </>
      );
    default:
      return (
        <KeyValues
          facts={[
            { name: 'Name', value: draft.name },
            { name: 'Church', value: draft.church },
            { name: 'Email', value: draft.email },
          ]}
        />
      );
  }
}

function Keys({ at, onBack, onAgain }: { at: number; onBack(): void; onAgain(): void }) {
  const next = steps[at + 1];
  return (
    <div className={css.ends}>
      {at > 0 && next && <Button onClick={onBack}>Back</Button>}
      {next ? (
        <Button type="submit" kind="primary">
          Next: {next.title.toLowerCase()}
        </Button>
      ) : (
        <Button onClick={onAgain}>Begin again</Button>
      )}
    </div>
  );
}

/** No step is left before it is well; what is filled in stays, whichever way one goes. */
function Wizard({ direction, title }: { direction: 'vertical' | 'horizontal'; title: string }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [at, setAt] = useState(0);
  const [draft, setDraft] = useState(empty);
  const [problems, setProblems] = useState<Problems>({});
  const next = (event: FormEvent) => {
    event.preventDefault();
    const found = steps[at]?.problems(draft) ?? {};
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) setAt(at + 1);
    else form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };
  return (
    <Card>
      <form
        ref={form}
        className={cx(css.sample, direction === 'vertical' && css.beside)}
        aria-labelledby={id}
        noValidate
        onSubmit={next}
      >
        <h2 id={id} className={cx(css.name, css.whole)}>
          {title}
        </h2>
        <Stepper
          label={`Steps: ${title.toLowerCase()}`}
          steps={steps}
          current={at}
          direction={direction}
          onStep={setAt}
        />
        <div className={css.section}>
          <Fields
            at={at}
            draft={draft}
            problems={problems}
            write={(part) => setDraft({ ...draft, ...part })}
          />
          <Keys
            at={at}
            onBack={() => setAt(at - 1)}
            onAgain={() => {
              setDraft(empty);
              setAt(0);
            }}
          />
        </div>
      </form>
    </Card>
  );
}

export function Wizards() {
  return (
    <>
      <Wizard direction="horizontal" title="Steps above" />
      <Wizard direction="vertical" title="Steps beside" />
    </>
  );
}

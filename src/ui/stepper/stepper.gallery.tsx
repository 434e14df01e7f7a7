import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { TextField } from '../field/field.tsx';
import type { Example } from '../gallery.ts';
import * as css from './stepper.css.ts';
import { Stepper } from './stepper.tsx';

const steps = [
  { id: 'basic', title: 'Basic information' },
  { id: 'profile', title: 'Profile' },
  { id: 'notifications', title: 'Notifications' },
  { id: 'done', title: 'Done' },
];

function Wizard({ direction }: { direction: 'vertical' | 'horizontal' }) {
  const [at, setAt] = useState(0);
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [mail, setMail] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const wrong = [
    email.includes('@') ? null : 'Write an email address, such as naledi@example.com',
    name.trim() === '' ? 'Write a name' : null,
  ];
  const next = () => {
    setProblem(wrong[at] ?? null);
    if (!wrong[at]) setAt(at + 1);
  };
  return (
    <>
      <Stepper
        label={`Steps, ${direction}`}
        steps={steps}
        current={at}
        direction={direction}
        onStep={setAt}
      />
      <div className={css.panel}>
        {at === 0 && (
          <TextField
            label="Email address"
            value={email}
            error={problem}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
        {at === 1 && (
          <TextField
            label="Name"
            value={name}
            error={problem}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        {at === 2 && <Checkbox label="Tell me by mail" checked={mail} onChange={setMail} />}
        {at === 3 && <p>{name} is ready to begin.</p>}
        <div className={css.actions}>
          {at > 0 && <Button onClick={() => setAt(at - 1)}>Back</Button>}
          {at < 3 && (
            <Button kind="primary" onClick={next}>
              Next: {steps[at + 1]?.title.toLowerCase()}
            </Button>
          )}
          {at === 3 && <Button onClick={() => setAt(0)}>Begin again</Button>}
        </div>
      </div>
    </>
  );
}

export const gallery: Example[] = [
  { label: 'Vertical', Example: () => <Wizard direction="vertical" /> },
  { label: 'Horizontal', Example: () => <Wizard direction="horizontal" /> },
];

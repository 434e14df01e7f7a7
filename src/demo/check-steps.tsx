import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { newId } from '#domain/values/new-id.ts';
import { Checkbox } from '../ui/checkbox/checkbox.tsx';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { IconButton } from '../ui/icon-button/icon-button.tsx';
import * as css from './row-form.css.ts';

export interface Step {
  id: string;
  words: string;
  completed: boolean;
}

function AddStep({ label, onAdd }: { label: string; onAdd(words: string): void }) {
  const [typed, setTyped] = useState('');
  const add = () => {
    const words = typed.trim();
    if (words !== '') onAdd(words);
    setTyped('');
  };
  return (
    <form
      className={css.addStep}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Icon of={Plus} size="sm" />
      <input
        type="text"
        className={css.addStepText}
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Text left in the field becomes a step, too: no input is lost.
        onBlur={add}
      />
    </form>
  );
}

/** Steps that are ticked one by one. Enter adds one, and is ready for the next. */
export function CheckSteps({
  label,
  add,
  steps,
  onChange,
}: {
  label: string;
  /** Words of the field that adds one. */
  add: string;
  steps: readonly Step[];
  onChange(steps: Step[]): void;
}) {
  const tick = (id: string, completed: boolean) =>
    onChange(steps.map((step) => (step.id === id ? { ...step, completed } : step)));
  return (
    <div className={css.field}>
      <p className={css.name}>{label}</p>
      <ul className={css.steps} aria-label={label}>
        {steps.map(({ id, words, completed }) => (
          <li key={id} className={cx(css.step, completed && css.doneStep)}>
            <Checkbox label={words} checked={completed} onChange={(next) => tick(id, next)} />
            <IconButton
              icon={X}
              size="small"
              label={`Remove ${words}`}
              onClick={() => onChange(steps.filter((step) => step.id !== id))}
            />
          </li>
        ))}
      </ul>
      <AddStep
        label={add}
        onAdd={(words) => onChange([...steps, { id: newId(), words, completed: false }])}
      />
    </div>
  );
}

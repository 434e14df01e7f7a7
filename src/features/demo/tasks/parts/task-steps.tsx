import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { SubTask } from '#domain/demo/tasks/entities.ts';
import { newId } from '#domain/values/new-id.ts';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import * as css from './task-form.css.ts';

function AddStep({ onAdd }: { onAdd(title: string): void }) {
  const [typed, setTyped] = useState('');
  const add = () => {
    const title = typed.trim();
    if (title !== '') onAdd(title);
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
        aria-label="Add a step"
        placeholder="Add a step"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Text left in the field becomes a step, too: no input is lost.
        onBlur={add}
      />
    </form>
  );
}

/** S4-031: the steps of a task, ticked one by one. */
export function TaskSteps({
  steps,
  onChange,
}: {
  steps: readonly SubTask[];
  onChange(steps: SubTask[]): void;
}) {
  const tick = (id: string, completed: boolean) =>
    onChange(steps.map((step) => (step.id === id ? { ...step, completed } : step)));
  return (
    <div className={css.field}>
      <p className={css.name}>Steps</p>
      <ul className={css.steps} aria-label="Steps">
        {steps.map(({ id, title, completed }) => (
          <li key={id} className={cx(css.step, completed && css.doneStep)}>
            <Checkbox label={title} checked={completed} onChange={(next) => tick(id, next)} />
            <IconButton
              icon={X}
              size="small"
              label={`Remove ${title}`}
              onClick={() => onChange(steps.filter((step) => step.id !== id))}
            />
          </li>
        ))}
      </ul>
      <AddStep onAdd={(title) => onChange([...steps, { id: newId(), title, completed: false }])} />
    </div>
  );
}

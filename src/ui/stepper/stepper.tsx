import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { cx } from '../cx.ts';
import { Icon } from '../icon/icon.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as css from './stepper.css.ts';

export interface Step {
  id: string;
  title: string;
  /** One line under the title: what was filled in. */
  detail?: string;
  /** Something in it has to be mended. */
  wrong?: boolean;
}

const spoken = { done: 'Done. ', current: '', later: '', wrong: 'Needs attention. ' };

/** The steps of something long: done, here, still to come. Those behind can be gone back to, or all of them. */
export function Stepper({
  label,
  steps,
  current,
  direction = 'vertical',
  anyStep = false,
  onStep,
}: {
  label: string;
  steps: readonly Step[];
  /** Place of the step that is shown, from 0. */
  current: number;
  direction?: keyof typeof css.directions;
  /** Those still to come can be opened as well. */
  anyStep?: boolean;
  onStep(at: number): void;
}) {
  return (
    <ol className={css.directions[direction]} aria-label={label}>
      {steps.map((step, at) => {
        const state =
          at === current ? 'current' : step.wrong ? 'wrong' : at < current ? 'done' : 'later';
        return (
          <li
            key={step.id}
            data-state={state}
            {...(direction === 'joined' && { className: css.joint })}
          >
            <button
              type="button"
              className={css.step}
              aria-current={at === current ? 'step' : undefined}
              disabled={!anyStep && at > current}
              onClick={() => onStep(at)}
            >
              <span className={cx(css.mark, css.marks[state])}>
                {state === 'done' && <Icon of={Check} size="sm" />}
                {state === 'wrong' && <Icon of={TriangleAlert} size="sm" />}
                {(state === 'current' || state === 'later') && at + 1}
              </span>
              <span className={css.words}>
                <span className={visuallyHidden}>{spoken[state]}</span>
                {step.title}
                {step.detail && <span className={css.detail}>{step.detail}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { cx } from '../cx.ts';
import { Icon } from '../icon/icon.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as css from './roll-call-mark.css.ts';

/** null: nobody has marked it yet. */
export type RollCall = 'present' | 'absent' | null;

const keys = [
  { value: 'present', icon: Check, word: 'present' },
  { value: 'absent', icon: X, word: 'absent' },
] as const;

/** Present or absent, one tap each; the same again takes it back. Absent is no failure: it is not red. */
export function RollCallMark({
  name,
  value,
  onChange,
}: {
  /** Person of the mark; the name stands beside it. */
  name: string;
  value: RollCall;
  onChange(value: RollCall): void;
}) {
  return (
    <fieldset className={css.keys}>
      <legend className={visuallyHidden}>{name}</legend>
      {keys.map((key) => {
        const on = value === key.value;
        return (
          <button
            key={key.value}
            type="button"
            className={cx(css.key, on && css.on[key.value])}
            aria-label={`${name}: ${key.word}`}
            aria-pressed={on}
            onClick={() => onChange(on ? null : key.value)}
          >
            <Icon of={key.icon} size="lg" />
          </button>
        );
      })}
    </fieldset>
  );
}

import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useState, type KeyboardEvent } from 'react';
import { largestCount, parseCount } from '#domain/values/count.ts';
import { cx } from '../cx.ts';
import { haptics } from '../haptics.ts';
import { FieldError } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import * as css from './number-stepper.css.ts';
import { useHold } from './use-hold.ts';

export interface NumberStepperProps {
  label: string;
  hint?: string;
  /** Null is "not counted", which is not zero. */
  value: number | null;
  onChange(value: number | null): void;
  /** Problem of the typed text, or null once it can be read. The count stays as it was. */
  onProblem?(problem: string | null): void;
  /** Asks for the number pad: a finger on the value. */
  onPad?(): void;
  error?: string | null;
  total?: boolean;
  /** No +10: a count that stays small. Its hint has room on a phone, too. */
  few?: boolean;
  disabled?: boolean;
  /** Names the input for links to it, such as an error summary's. */
  id?: string;
}

const keySteps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

function Key({
  label,
  onStep,
  disabled,
  more,
  children,
}: {
  label: string;
  onStep(): void;
  disabled: boolean;
  more?: boolean;
  children: React.ReactNode;
}) {
  const hold = useHold(onStep);
  return (
    <button
      type="button"
      aria-label={label}
      className={cx(css.key, more && css.more)}
      disabled={disabled}
      {...hold}
    >
      {children}
    </button>
  );
}

interface ValueProps extends NumberStepperProps {
  id: string;
  error: string | null;
  /** Typed text, until the field is left. */
  typed: string | null;
  onType(text: string): void;
  onStep(by: number): void;
  onLeave(): void;
}

function Value({ id, value, total, disabled, hint, error, typed, ...on }: ValueProps) {
  function onKeyDown(event: KeyboardEvent) {
    const by = keySteps[event.key];
    if (by === undefined || disabled) return;
    event.preventDefault();
    on.onStep(by);
  }
  const said = cx(hint && `${id}-hint`, error !== null && `${id}-error`);
  return (
    <input
      id={id}
      type="text"
      role="spinbutton"
      inputMode={on.onPad ? 'none' : 'numeric'}
      autoComplete="off"
      placeholder="–"
      className={cx(css.value, total && css.totalValue, error !== null && css.wrong)}
      value={typed ?? (value === null ? '' : String(value))}
      readOnly={disabled}
      data-long={Number(value) > 9999 || undefined}
      aria-valuemin={0}
      aria-valuemax={largestCount}
      aria-valuenow={value ?? undefined}
      aria-valuetext={value === null ? 'Not counted' : String(value)}
      aria-invalid={error !== null}
      aria-describedby={said || undefined}
      onChange={(event) => on.onType(event.target.value)}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.target.select()}
      onBlur={on.onLeave}
      onClick={(event) => {
        const { pointerType } = event.nativeEvent as PointerEvent;
        // A finger gets the number pad instead of the device's keyboard.
        if (pointerType !== 'mouse' && !disabled) on.onPad?.();
      }}
    />
  );
}

/** Counts people: minus, the number, plus and +10. Keys, typing, pasting and the number pad agree. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, hint, value, total = false, few = false, disabled = false } = props;
  const { onChange, onProblem } = props;
  const fallbackId = useId();
  const id = props.id ?? fallbackId;
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const error = problem ?? props.error ?? null;

  function settle(next: number | null) {
    setTyped(null);
    setProblem(null);
    if (problem !== null) onProblem?.(null);
    onChange(next);
  }
  function step(by: number) {
    haptics(8);
    settle(Math.min(largestCount, Math.max(0, (value ?? 0) + by)));
  }
  function type(text: string) {
    const read = parseCount(text);
    setTyped(text);
    setProblem(read.ok ? null : read.problem);
    onProblem?.(read.ok ? null : read.problem);
    if (read.ok) onChange(read.count);
  }
  return (
    <div className={cx(css.row, few && css.few)}>
      <div className={css.names}>
        <label htmlFor={id} className={cx(css.name, total && css.totalName)}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className={cx(css.hint, few && css.fewHint)}>
            {hint}
          </p>
        )}
      </div>
      <div className={cx(css.track, few && css.fewTrack, total && css.totalTrack)}>
        <Key label={`One less: ${label}`} onStep={() => step(-1)} disabled={disabled || !value}>
          <Icon of={Minus} size="xl" />
        </Key>
        <Value
          {...props}
          id={id}
          error={error}
          typed={typed}
          onType={type}
          onStep={step}
          onLeave={() => problem === null && setTyped(null)}
        />
        <Key label={`One more: ${label}`} onStep={() => step(1)} disabled={disabled} more>
          <Icon of={Plus} size="xl" />
        </Key>
        {!few && (
          <Key label={`+10: ${label}`} onStep={() => step(10)} disabled={disabled} more>
            +10
          </Key>
        )}
      </div>
      {error !== null && (
        <div className={css.problem}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

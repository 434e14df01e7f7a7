import Delete from 'lucide-react/icons/delete';
import Lock from 'lucide-react/icons/lock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { KeyboardEvent, ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../icon/icon.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as css from './pin-pad.css.ts';

export const pinLength = 6;

export type PinState =
  | { is: 'ready' }
  /**
   * Shown until the next digit; whoever set it has emptied the value. What follows the last try. `wait`: '5 minutes';
   * `end`: 'only the password opens it'.
   */
  | { is: 'wrong'; triesLeft: number; after: { wait: string } | { end: string } }
  /** `left`: '4:12'. */
  | { is: 'locked'; left: string };

interface PinPadProps {
  /** Whose it is: full name, for the initials, and as the person is called. */
  person: { name: string; called: string };
  value: string;
  onChange(value: string): void;
  state: PinState;
  /** Ways out: "Forgot PIN", "Add an usher". */
  actions?: ReactNode;
  /** Stands in the place of "6 digits". */
  hint?: string | undefined;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

function Dots({ entered }: { entered: number }) {
  return (
    <>
      <div className={css.dots} aria-hidden="true">
        {Array.from({ length: pinLength }, (_, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a dot is its place
          <span key={at} className={css.dotIs[at < entered ? 'filled' : 'empty']} />
        ))}
      </div>
      {/* How many, never which. */}
      <output className={visuallyHidden}>
        {entered} of {pinLength} digits
      </output>
    </>
  );
}

/** '’' alone after an s: 5 minutes’ wait, 1 minute’s wait. */
const of = (words: string) => (words.endsWith('s') ? `${words}’` : `${words}’s`);

function Problem({ state }: { state: PinState }) {
  if (state.is === 'ready') return <p className={css.problem} />;
  if (state.is === 'locked') {
    return (
      <p className={cx(css.problem, css.locked)}>
        <Icon of={Lock} size="lg" />
        <span>Too many tries. Locked, {state.left} to go</span>
      </p>
    );
  }
  const { triesLeft, after } = state;
  return (
    <p className={css.problem} role="alert">
      <Icon of={TriangleAlert} size="lg" />
      <span>
        That PIN is not right. {triesLeft} {triesLeft === 1 ? 'try' : 'tries'} left, then{' '}
        {'wait' in after ? `${of(after.wait)} wait` : after.end}.
      </span>
    </p>
  );
}

/** Opens what somebody counted. Digits are never shown and never said; a keyboard types them too. */
export function PinPad({ person, value, onChange, state, actions, hint }: PinPadProps) {
  const isLocked = state.is === 'locked';
  function type(digit: string) {
    if (!isLocked && value.length < pinLength) onChange(`${value}${digit}`);
  }
  const back = () => onChange(value.slice(0, -1));

  function onKeyDown(event: KeyboardEvent) {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) type(event.key);
    if (event.key === 'Backspace') back();
  }
  const digitKey = (digit: string) => (
    <button
      key={digit}
      type="button"
      className={css.key}
      disabled={isLocked}
      onClick={() => type(digit)}
    >
      {digit}
    </button>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- digits of a keyboard, from whichever key has the focus
    <fieldset className={css.pin} onKeyDown={onKeyDown}>
      <legend className={css.title}>
        <Avatar name={person.name} size="profile" />
        {of(person.called)} PIN
      </legend>
      <p className={css.hint}>{hint ?? `${pinLength} digits`}</p>
      <Dots entered={value.length} />
      <Problem state={state} />
      <div className={css.keys}>
        {digits.map(digitKey)}
        <button
          type="button"
          className={cx(css.key, css.plain)}
          disabled={value === ''}
          onClick={() => onChange('')}
        >
          Clear
        </button>
        {digitKey('0')}
        <button
          type="button"
          className={cx(css.key, css.plain)}
          disabled={value === ''}
          aria-label="Delete the last digit"
          onClick={back}
        >
          <Icon of={Delete} size="hero" />
        </button>
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </fieldset>
  );
}

import Delete from 'lucide-react/icons/delete';
import { useEffect, useState, type ReactNode } from 'react';
import { largestCount } from '#domain/values/count.ts';
import { Button } from '../button/button.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../icon/icon.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import * as css from './number-pad.css.ts';

interface NumberPadProps {
  label: string;
  hint?: string;
  value: number | null;
  onChange(value: number | null): void;
  /** The check that this number is part of, kept up to date while typing. */
  check?: ReactNode;
  /** The field that comes next; without one the last key is Done alone. */
  next?: { label: string; go(): void };
  onClose(): void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Types a number with a thumb. The first digit replaces what stood there, like everywhere. */
export function NumberPad({ label, hint, value, onChange, check, next, onClose }: NumberPadProps) {
  const [fresh, setFresh] = useState(true);

  function digit(key: string) {
    const written = fresh || value === null ? key : `${value}${key}`;
    setFresh(false);
    if (Number(written) <= largestCount) onChange(Number(written));
  }
  function back() {
    setFresh(false);
    const rest = String(value ?? '').slice(0, -1);
    onChange(rest === '' ? null : Number(rest));
  }
  function addTen() {
    setFresh(false);
    onChange(Math.min(largestCount, (value ?? 0) + 10));
  }
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (/^\d$/.test(event.key)) digit(event.key);
      if (event.key === 'Backspace') back();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  return (
    <Sheet title={label} titleHidden quick onClose={onClose}>
      <div className={css.head}>
        <div>
          <p aria-hidden="true" className={css.label}>
            {label}
          </p>
          {hint && <p className={css.hint}>{hint}</p>}
        </div>
        <output className={css.value} aria-label={label}>
          {value ?? ''}
        </output>
      </div>
      <div className={css.check}>{check}</div>
      <div className={css.keys}>
        {digits.map((key) => (
          <button key={key} type="button" className={css.key} onClick={() => digit(key)}>
            {key}
          </button>
        ))}
        <button type="button" className={css.key} onClick={addTen}>
          +10
        </button>
        <button type="button" className={css.key} onClick={() => digit('0')}>
          0
        </button>
        <button
          type="button"
          className={cx(css.key, css.plain)}
          onClick={back}
          aria-label="Delete the last digit"
        >
          <Icon of={Delete} size="hero" />
        </button>
      </div>
      <div className={css.actions}>
        <Button size="usher" onClick={onClose}>
          Done
        </Button>
        {next && (
          <Button kind="primary" size="usher" onClick={next.go}>
            Next: {next.label}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

import { useState } from 'react';
import { largestNumber } from '#domain/custom-fields/field-problem.ts';
import { TextField } from '../../../ui/field/field.tsx';
import { inputId } from '../form/counts.tsx';
import type { OwnFieldProps } from './own-props.ts';

const written = /^-?\d+([.,]\d+)?$/;

/** The number that a text says, with a point or a comma; null for one that says none. */
export function numberOf(text: string): number | null {
  const number = written.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  return Math.abs(number) <= largestNumber ? number : null;
}

/** A number. Text that is none stays as it was typed, and stops the report until it is mended. */
export function OwnNumber({
  name,
  field,
  value,
  readOnly,
  error,
  onChange,
  onProblem,
}: OwnFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const text = (typed ?? '').trim();
  const problem =
    text !== '' && numberOf(text) === null ? 'Write a number, such as 12 or 2.5' : null;
  return (
    <TextField
      label={field.label}
      hint={field.hint}
      size="touch"
      name={inputId(name)}
      inputMode="decimal"
      autoComplete="off"
      readOnly={readOnly}
      value={typed ?? (value === null ? '' : String(value))}
      error={error ?? (left ? problem : null)}
      onChange={(event) => {
        const next = event.target.value;
        setTyped(next);
        const number = numberOf(next.trim());
        const isWrong = next.trim() !== '' && number === null;
        onProblem(isWrong ? `${field.label}: write a number, such as 12 or 2.5` : null);
        if (!isWrong) onChange(number);
      }}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true);
        if (problem === null) setTyped(null);
      }}
    />
  );
}

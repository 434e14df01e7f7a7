import { useState, type ComponentProps } from 'react';
import { TextField } from './field.tsx';

type Read<Value> = { ok: true; value: Value } | { ok: false; problem: string };

/**
 * A line of text that is read as something else. It is looked at when it is left; what cannot be read
 * stays as it was typed, with the sentence that says why.
 */
export function CheckedField<Value>({
  value,
  shown,
  read,
  onChange,
  onProblem,
  error,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type'> & {
  value: Value;
  shown(value: Value): string;
  read(typed: string): Read<Value>;
  onChange(value: Value): void;
  /** The typed text cannot be read: it must not be saved as an empty field. */
  onProblem?: (() => void) | undefined;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const leave = () => {
    if (typed === null) return;
    const found = read(typed);
    setProblem(found.ok ? null : found.problem);
    if (!found.ok) return onProblem?.();
    setTyped(null);
    onChange(found.value);
  };
  return (
    <TextField
      {...field}
      value={typed ?? shown(value)}
      error={problem ?? error ?? null}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  );
}

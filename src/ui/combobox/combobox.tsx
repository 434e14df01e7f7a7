import { useState } from 'react';
import type { Option } from '../option-list/option-list.tsx';
import { grouped } from '../time.ts';
import { ComboboxField } from './combobox-field.tsx';

/** Options that are drawn at once; thousands of them would hold up each key press. */
const mostDrawn = 100;

function sentenceFor(found: number): string | null {
  if (found === 0) return 'No results found!';
  if (found <= mostDrawn) return null;
  return `The first ${mostDrawn} of ${grouped(found)}. Type to find another`;
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** One of many that are here, found by typing. */
export function Combobox({
  label,
  isFilter = false,
  options,
  value,
  optional = false,
  error = null,
  hint,
  onChange,
  onBlur,
}: {
  label: string;
  /** It narrows a list, and stands among other filters. */
  isFilter?: boolean;
  options: readonly Option[];
  value: string | null;
  optional?: boolean;
  error?: string | null;
  hint?: string | undefined;
  onChange(value: string): void;
  onBlur?(): void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const found = options.filter((option) => fold(option.label).includes(fold(typed ?? '')));
  return (
    <ComboboxField
      label={label}
      isFilter={isFilter}
      text={options.find((option) => option.value === value)?.label ?? ''}
      value={value}
      typed={typed}
      items={found
        .slice(0, mostDrawn)
        .map((option) => ({ value: option.value, shown: option.label }))}
      said={sentenceFor(found.length)}
      optional={optional}
      error={error}
      hint={hint}
      onType={setTyped}
      onTake={(item) => onChange(item.value)}
      {...(onBlur && { onBlur })}
    />
  );
}

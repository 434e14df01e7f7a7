import { useState } from 'react';
import type { Option } from '../option-list/option-list.tsx';
import { ComboboxField } from './combobox-field.tsx';

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** One of many that are here, found by typing. */
export function Combobox({
  label,
  options,
  value,
  optional = false,
  error = null,
  hint,
  onChange,
  onBlur,
}: {
  label: string;
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
      text={options.find((option) => option.value === value)?.label ?? ''}
      value={value}
      typed={typed}
      items={found.map((option) => ({ value: option.value, shown: option.label }))}
      said={found.length === 0 ? 'No results found!' : null}
      optional={optional}
      error={error}
      hint={hint}
      onType={setTyped}
      onTake={(item) => onChange(item.value)}
      {...(onBlur && { onBlur })}
    />
  );
}

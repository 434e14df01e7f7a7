import { useState } from 'react';
import type { FoundRow } from '#domain/register/autocomplete.ts';
import type { Register } from '#domain/register/register.ts';
import { labelParts } from '#domain/values/marked-label.ts';
import { ComboboxField } from '../ui/combobox/combobox-field.tsx';
import type { ComboboxItem } from '../ui/combobox/offered-list.tsx';
import { timeOfDay } from '../ui/time.ts';
import { MarkedText } from './marked-text.tsx';
import { type FoundRows, useFoundRows } from './use-found-rows.ts';

/** A row that is chosen: its id, and its title. */
export interface PickedRow {
  id: string;
  title: string;
}

function itemOf({ id, label, ...beside }: FoundRow): ComboboxItem {
  const note = Object.values(beside).filter(Boolean).join(' · ');
  return { value: id, shown: <MarkedText label={label} />, note };
}

/** The sentence under the rows; null for none. */
function sentenceFor(found: FoundRows, { words }: Register): string | null {
  switch (found.state) {
    case 'idle':
      return `Type 2 letters or more of the ${words.one}`;
    case 'looking':
      return 'Searching…';
    case 'failed':
      return `${found.message}.`;
    default:
      if (found.rows.length === 0) return 'No results found!';
      return found.asOf === null ? null : `From this device, as of ${timeOfDay(found.asOf)}`;
  }
}

const none: ComboboxItem = { value: '', shown: 'None' };

/** One row of a register that has too many for a list: found by typing, also without a network. */
export function RowPicker({
  register,
  label,
  picked,
  optional = false,
  error = null,
  hint,
  onPick,
  onBlur,
}: {
  register: Register;
  label: string;
  picked: PickedRow | null;
  optional?: boolean;
  error?: string | null;
  hint?: string | undefined;
  /** Null: none, where the field may be empty. */
  onPick(row: PickedRow | null): void;
  onBlur?(): void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const found = useFoundRows(register, typed);
  const rows = 'rows' in found ? found.rows : [];
  const canClear = optional && picked !== null && typed === '';
  const take = ({ value }: ComboboxItem) => {
    const row = rows.find(({ id }) => id === value);
    if (!row) return onPick(null);
    const title = labelParts(row.label).map(({ text }) => text);
    onPick({ id: row.id, title: title.join('') });
  };
  return (
    <ComboboxField
      label={label}
      text={picked?.title ?? ''}
      value={picked?.id ?? null}
      typed={typed}
      items={canClear ? [none] : rows.map(itemOf)}
      said={sentenceFor(found, register)}
      busy={found.state === 'looking'}
      optional={optional}
      error={error}
      hint={hint}
      onType={setTyped}
      onTake={take}
      {...(onBlur && { onBlur })}
    />
  );
}

import { useState } from 'react';
import { type CustomChoice, mostChoices } from '#domain/custom-fields/entities.ts';
import { newId } from '#domain/values/new-id.ts';
import type { ControlProps } from '../../register/register-view.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { EntryList } from '../../ui/entry-list/entry-list.tsx';
import { TextField } from '../../ui/field/field.tsx';

/** The choices of a field. One that rows may have is retired, never removed; all can be renamed. */
export function ChoicesField({ label, value, rowId, error, onChange }: ControlProps) {
  const choices = value as readonly CustomChoice[];
  const [known] = useState(() => new Set(rowId === null ? [] : choices.map(({ id }) => id)));
  const change = (at: number, next: CustomChoice) => onChange(choices.with(at, next));
  return (
    <EntryList
      label={label}
      entries={choices}
      nameOf={(choice) => choice.label || 'this choice'}
      isKept={({ id }) => known.has(id)}
      most={mostChoices}
      error={error}
      add="Add a choice"
      onAdd={() => onChange([...choices, { id: newId(), label: '', retired: false }])}
      onRemove={(at) => onChange(choices.toSpliced(at, 1))}
    >
      {(choice, at) => ({
        head: (
          <TextField
            label={`Choice ${at + 1}`}
            autoComplete="off"
            maxLength={60}
            value={choice.label}
            error={choice.label.trim() === '' ? 'Fill this in' : null}
            onChange={(event) => change(at, { ...choice, label: event.target.value })}
          />
        ),
        below: known.has(choice.id) && (
          <Checkbox
            label="Retired: rows keep it, nobody chooses it any more"
            checked={choice.retired}
            onChange={(retired) => change(at, { ...choice, retired })}
          />
        ),
      })}
    </EntryList>
  );
}

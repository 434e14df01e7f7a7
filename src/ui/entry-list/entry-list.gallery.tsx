import { useState } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { TextField } from '../field/field.tsx';
import type { Example } from '../gallery.ts';
import { EntryList } from './entry-list.tsx';

function Numbers({ start, error = null }: { start: readonly string[]; error?: string | null }) {
  const [numbers, setNumbers] = useState(start);
  return (
    <EntryList
      label="Phone"
      entries={numbers}
      nameOf={(number) => number || 'this number'}
      most={3}
      error={error}
      add="Add a number"
      onAdd={() => setNumbers([...numbers, ''])}
      onRemove={(at) => setNumbers(numbers.toSpliced(at, 1))}
    >
      {(number, at) => ({
        head: (
          <TextField
            label="Number"
            value={number}
            onChange={(event) => setNumbers(numbers.with(at, event.target.value))}
          />
        ),
        below: <Checkbox label="No messages to it" checked={at > 0} onChange={() => undefined} />,
      })}
    </EntryList>
  );
}

export const gallery: Example[] = [
  { label: 'Two entries', Example: () => <Numbers start={['082 555 0142', '011 555 0100']} /> },
  { label: 'None yet', Example: () => <Numbers start={[]} /> },
  {
    label: 'No room for more, and something wrong',
    Example: () => <Numbers start={['1', '2', '3']} error="Keep at most 3" />,
  },
];

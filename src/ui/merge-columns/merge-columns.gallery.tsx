import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { MergeColumns } from './merge-columns.tsx';
import { MergePreview } from './merge-preview.tsx';
import type { MergeField, MergeSide } from './merged.ts';

const fields: MergeField[] = [
  { id: 'name', name: 'Name', values: ['Palesa Motaung', 'Palesa Motaung-Dube'] },
  { id: 'phone', name: 'Cellphone', values: ['072 555 0147', '072 555 0147'] },
  { id: 'email', name: 'Email', values: ['palesa.m@example.co.za', null] },
  { id: 'birthday', name: 'Birthday', values: ['1994-08-21', '21 August, no year'] },
  { id: 'status', name: 'Status', values: ['First timer', 'Member'] },
  { id: 'address', name: 'Address', values: [null, '31 Martha Louw Street, Diepkloof'] },
];

function Merging() {
  const [chosen, setChosen] = useState<Record<string, MergeSide>>({ birthday: 0 });
  return (
    <>
      <MergeColumns
        people={[
          { name: 'Palesa Motaung', detail: 'Added 2026-11-18, roll call' },
          { name: 'Palesa Motaung-Dube', detail: 'Added 2024-02-11, connect card' },
        ]}
        fields={fields}
        chosen={chosen}
        onChoose={(field, side) => setChosen({ ...chosen, [field]: side })}
      />
      <MergePreview
        name="name"
        fields={fields}
        chosen={chosen}
        along={[
          { name: 'Groups', value: 'Orlando West cell, Alpha course' },
          { name: 'Attendance', value: '41 + 1 Sundays' },
          { name: 'Giving', value: '12 gifts, references still match' },
        ]}
        warning={{
          title: 'Both were marked present on 15 November.',
          words: 'It will count once.',
        }}
      />
    </>
  );
}

export const gallery: Example[] = [
  { label: 'Two people who are one', Example: Merging, wide: true },
];

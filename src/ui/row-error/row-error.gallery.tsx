import { useState } from 'react';
import type { Example } from '../gallery.ts';
import { RowErrors, type WrongRow } from './row-error.tsx';

const columns = ['Name', 'Cellphone', 'Date of birth', 'Group'];

const row = (
  number: number,
  values: string[],
  column: string,
  kind: WrongRow['kind'],
  sentence: string,
  fix = 'Fix',
): WrongRow => ({
  number,
  values: Object.fromEntries(columns.map((name, at) => [name, values[at] ?? ''])),
  column,
  kind,
  sentence,
  fix,
});

const wrong = [
  row(
    17,
    ['Precious Nkuna', '71 555', '1990-07-01', 'Seshego'],
    'Cellphone',
    'error',
    'The number is too short',
  ),
  row(
    64,
    ['Hendrik Louw', '083 555 0123', '2/11/79', 'Lynnwood'],
    'Date of birth',
    'doubt',
    '2 November or 11 February?',
  ),
  row(
    91,
    ['Boitumelo Sebego', '076 555 0188', '1995-05-09', 'Wyk 7'],
    'Group',
    'doubt',
    'No group called “Wyk 7”',
    'Choose',
  ),
  row(120, ['', '079 555 0102', '', 'Harare'], 'Name', 'error', 'First name is missing'),
];

function Fixing() {
  const [rows, setRows] = useState(wrong);
  const [editing, setEditing] = useState<{ row: number; value: string } | null>({
    row: 64,
    value: '1979-11-02',
  });
  return (
    <RowErrors
      columns={columns}
      rows={rows}
      editing={editing}
      onFix={(number) => {
        const found = rows.find((one) => one.number === number);
        setEditing({ row: number, value: found?.values[found.column] ?? '' });
      }}
      onEdit={(value) => setEditing(editing && { ...editing, value })}
      onSave={() => {
        setRows(rows.filter(({ number }) => number !== editing?.row));
        setEditing(null);
      }}
      onCancel={() => setEditing(null)}
    />
  );
}

export const gallery: Example[] = [{ label: 'Rows to fix, one open', Example: Fixing, wide: true }];

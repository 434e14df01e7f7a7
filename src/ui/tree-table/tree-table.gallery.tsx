import BadgeCheck from 'lucide-react/icons/badge-check';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../gallery.ts';
import { Remind, ReportState } from '../report-state/report-state.tsx';
import type { Column } from '../table/table.tsx';
import type { TreeNode } from './tree-rows.ts';
import { TreeTable } from './tree-table.tsx';
import { toggled } from '../toggled.ts';

interface Due {
  due: string;
  state: 'submitted' | 'verified' | 'late' | 'missing' | 'conflict';
  people: string;
  by: string;
}

const leaf = (id: string, name: string, ...row: [string, Due['state'], string, string]) => ({
  id,
  name,
  row: { due: row[0], state: row[1], people: row[2], by: row[3] },
});

const nodes: TreeNode<Due>[] = [
  {
    id: 'gauteng',
    name: 'Gauteng',
    sum: { words: '10 of 12 in' },
    children: [
      {
        id: 'soweto',
        name: 'Soweto',
        sum: { words: '1 conflict, 1 to look at', needs: true },
        children: [
          leaf('s1', 'First service', 'Sun 22, 13:00', 'submitted', '342', 'Thabo Nkosi, 10:04'),
          leaf(
            's2',
            'Second service',
            'Sun 22, 15:00',
            'conflict',
            '276 or 281',
            'Thabo and Lerato',
          ),
          leaf('s3', 'Prayer evening', 'Wed 18, 22:00', 'verified', '64', 'Naledi Mokoena'),
        ],
      },
      {
        id: 'tshwane',
        name: 'Tshwane',
        sum: { words: '3 of 3 in' },
        children: [
          leaf('t1', 'Prayer evening', 'Wed 18, 22:00', 'late', '71', 'Pieter, Fri 20, 07:40'),
        ],
      },
    ],
  },
  {
    id: 'western-cape',
    name: 'Western Cape',
    sum: { words: '3 of 5 in' },
    children: [
      {
        id: 'khayelitsha',
        name: 'Khayelitsha',
        sum: { words: '2 missing', needs: true },
        children: [
          leaf('k1', 'First service', 'Sun 22, 13:00', 'missing', '–', 'Sipho Mthembu'),
          leaf('k2', 'Second service', 'Sun 22, 15:00', 'missing', '–', 'Fatima Adams'),
        ],
      },
    ],
  },
];

const columns: Column<Due>[] = [
  { name: 'Due', cell: (row) => row.due, card: 'line' },
  { name: 'State', cell: (row) => <ReportState state={row.state} />, card: 'key' },
  { name: 'People', cell: (row) => row.people, number: true, card: 'figure' },
  { name: 'Reported by', cell: (row) => row.by, card: 'foot' },
  {
    name: 'To do',
    control: true,
    card: 'end',
    cell: (row) =>
      row.state === 'missing' ? (
        <Remind what={row.by} remindedAt={null} onRemind={() => undefined} />
      ) : (
        <Button size="small" icon={BadgeCheck}>
          Verify
        </Button>
      ),
  },
];

function Due() {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    new Set(['gauteng', 'soweto', 'western-cape', 'khayelitsha']),
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['k1', 'k2']));
  return (
    <TreeTable
      caption="Reports due"
      nameHead="Church and service"
      nodes={nodes}
      columns={columns}
      sumUnder="State"
      open={open}
      onOpen={(id, on) => setOpen(toggled(open, id, on))}
      choosing={{ chosen, onChoose: (id, on) => setChosen(toggled(chosen, id, on)) }}
    />
  );
}

export const gallery: Example[] = [{ label: 'Reports due, by church', Example: Due, wide: true }];

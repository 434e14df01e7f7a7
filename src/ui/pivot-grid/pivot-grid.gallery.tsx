import { useState } from 'react';
import type { Example } from '../gallery.ts';
import type { PivotGroup, PivotSpan } from './pivot-data.ts';
import { PivotGrid } from './pivot-grid.tsx';
import { toggled } from '../toggled.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const spans: PivotSpan[] = ['2025', '2026'].map((year) => ({
  id: year,
  name: year,
  columns: months.map((name) => ({ id: `${year} ${name}`, name })),
}));

const cell = (name: string, ...counts: (number | null)[]) => ({
  id: name,
  name,
  values: Object.fromEntries(
    spans.flatMap(({ columns }, year) =>
      columns.map(({ id }, at) => {
        const count = counts[at] ?? null;
        return [id, count === null ? null : count - 4 * (1 - year)];
      }),
    ),
  ),
});

const groups: PivotGroup[] = [
  {
    id: 'soweto',
    name: 'Soweto',
    rows: [
      cell('Orlando West cell', 44, 43, 49, 50, 48, 49, 51, 55, 55, 57, 58),
      cell('Diepkloof cell', 37, 36, 35, 34, 40, 37, 37, 38, 39, 38, 38),
      cell('Protea Glen cell', 27, 28, 30, 30, 32, 36, 36, 37, 35, 45, 40),
    ],
  },
  {
    id: 'tshwane',
    name: 'Tshwane',
    rows: [
      cell('Lynnwood cell', 35, 36, 40, 36, 36, 37, 36, 36, 38, 40, 41),
      cell('Hatfield student cell', 23, 24, 23, 24, 24, 25, null, 27, 30, 28, 30),
    ],
  },
  {
    id: 'khayelitsha',
    name: 'Khayelitsha',
    rows: [cell('Harare cell', 55, 50, 52, 57, 58, 56, 57, 63, 66, 60, 65)],
  },
];

function Grid({ shaded, start }: { shaded: boolean; start: string[] }) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set(start));
  const [opened, setOpened] = useState('');
  return (
    <>
      <PivotGrid
        caption="People in cells"
        nameHead="Church and group"
        allName="All 3 churches"
        spans={spans}
        groups={groups}
        folded={folded}
        onFold={(id, on) => setFolded(toggled(folded, id, on))}
        shaded={shaded}
        unit="People a month, cells only"
        gapMeans="the cell did not meet or has not reported"
        about={({ rows, columns }) => [`${rows.length} cells`, `${columns.length} months`]}
        onOpen={({ rows, columns }) => setOpened(`${rows.join(', ')}: ${columns.join(', ')}`)}
      />
      <output>{opened}</output>
    </>
  );
}

export const gallery: Example[] = [
  {
    label: 'Shaded by size, one year folded',
    wide: true,
    Example: () => <Grid shaded start={['2025', 'khayelitsha']} />,
  },
  {
    label: 'Without shades, all folded',
    wide: true,
    Example: () => (
      <Grid shaded={false} start={['2025', '2026', 'soweto', 'tshwane', 'khayelitsha']} />
    ),
  },
];

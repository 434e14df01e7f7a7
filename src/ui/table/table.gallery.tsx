import Send from 'lucide-react/icons/send';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import type { Example } from '../gallery.ts';
import { DataTable } from './data-table.tsx';
import { SortableTable } from './sortable-table.tsx';
import { Table, type Column } from './table.tsx';

interface Report {
  id: string;
  church: string;
  people: number;
  state: string;
}

const churches = ['Soweto', 'Tshwane', 'eThekwini', 'Khayelitsha', 'Polokwane', 'Mbombela'];

const reports = (count: number): Report[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    church: `${churches[at % churches.length]} ${Math.floor(at / churches.length) + 1}`,
    people: 96 + ((at * 137) % 420),
    state: at % 4 === 0 ? 'Late' : 'Sent',
  }));
const some = reports(24);
const many = reports(10_000);

const columns: Column<Report>[] = [
  { name: 'Church', cell: (row) => row.church, value: (row) => row.church, card: 'title' },
  {
    name: 'State',
    cell: (row) => <Badge tone={row.state === 'Late' ? 'warning' : 'success'}>{row.state}</Badge>,
    value: (row) => row.state,
    card: 'line',
  },
  {
    name: 'Attendance',
    cell: (row) => row.people,
    value: (row) => row.people,
    number: true,
    card: 'figure',
  },
];
function remind(keys: readonly string[]) {
  return (
    <Button icon={Send} kind="ghost">
      Remind {keys.length}
    </Button>
  );
}
const keyOf = (row: Report) => row.id;
const nameOf = (row: Report) => row.church;

export const gallery: Example[] = [
  {
    label: 'To look at',
    Example: () => (
      <Table caption="Reports" rows={some.slice(0, 2)} rowKey={keyOf} columns={columns} />
    ),
  },
  {
    label: 'A few rows, ordered by a column',
    Example: () => (
      <SortableTable
        caption="Few reports"
        columns={columns}
        rows={some.slice(0, 4)}
        rowKey={keyOf}
        order={{ id: 'Attendance', desc: true }}
      />
    ),
  },
  {
    label: 'To work with: find, order, choose, open, turn pages, export, print',
    wide: true,
    Example: () => (
      <DataTable
        caption="Reports of churches"
        columns={columns}
        rows={some}
        rowKey={keyOf}
        rowName={nameOf}
        perPage={6}
        onChosen={remind}
        detail={(row) => `Report ${row.id} came in on Sunday 22 November.`}
      />
    ),
  },
  {
    label: 'Ten thousand rows, of which those that are seen are drawn',
    wide: true,
    Example: () => (
      <DataTable
        caption="All reports"
        columns={columns}
        rows={many}
        rowKey={keyOf}
        rowName={nameOf}
        perPage="all"
      />
    ),
  },
];

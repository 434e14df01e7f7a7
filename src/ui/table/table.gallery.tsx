import type { Example } from '../gallery.ts';
import { Table } from './table.tsx';

const rows = [
  { id: '1', church: 'Soweto', people: 342 },
  { id: '2', church: 'Tshwane', people: 118 },
];

export const gallery: Example[] = [
  {
    label: 'Table',
    Example: () => (
      <Table
        caption="Reports"
        rows={rows}
        rowKey={(row) => row.id}
        columns={[
          { name: 'Church', cell: (row) => row.church, card: 'title' },
          { name: 'Attendance', cell: (row) => row.people, number: true, card: 'figure' },
        ]}
      />
    ),
  },
];

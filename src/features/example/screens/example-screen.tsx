import Church from 'lucide-react/icons/church';
import type { Church as ChurchRow } from '#domain/churches/entities.ts';
import { churchesInScope } from '#store/churches/queries.ts';
import { type Live, useLive } from '../../../api/live-queries/use-live.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Column } from '../../../ui/table/table.tsx';
import * as css from './example.css.ts';

const rooms = [
  ['src/domain', 'What it is about: entities, operations and rules, once.'],
  ['server', 'Where it is kept, and who may do what with it.'],
  ['src/store', 'The questions that its screens ask of the device.'],
  ['src/features', 'Its screens, which are made of parts that exist.'],
  ['src/routes', 'Where they stand, and who is led there.'],
] as const;

const columns: Column<ChurchRow>[] = [
  { name: 'Church', cell: ({ name }) => name, value: ({ name }) => name, card: 'title' },
  { name: 'Code', cell: (row) => row.shortCode, value: (row) => row.shortCode, card: 'line' },
  { name: 'Time zone', cell: (row) => row.timeZone, value: (row) => row.timeZone, card: 'line' },
  {
    name: 'Status',
    cell: ({ status }) => (
      <Badge tone={status === 'active' ? 'success' : 'neutral'}>{status}</Badge>
    ),
    value: ({ status }) => status,
    card: 'figure',
  },
];

/** Every list draws four states: on its way, failed, empty, and there. */
function Churches({ live }: { live: Live<ChurchRow[]> }) {
  if (live.state === 'loading') return <Skeleton lines={5} what="your churches" />;
  if (live.state === 'failed') {
    return <NotRead title="Could not load your churches" />;
  }
  if (live.data.length === 0) {
    return (
      <EmptyState icon={Church} title="No churches yet">
        They appear here by themselves once this device holds them.
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption="Churches"
      columns={columns}
      rows={live.data}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      perPage={6}
    />
  );
}

/** S2-028: how a screen is made, as one: a header, a card, and a table that reads the device. */
export function ExampleScreen() {
  const churches = useLive(churchesInScope);
  return (
    <div className={css.page}>
      <PageHeader title="Example" facts="Template for developers" />
      <Card>
        <h2 className={css.title}>Where each part lives</h2>
        <dl className={css.rooms}>
          {rooms.map(([room, words]) => (
            <div key={room}>
              <dt className={css.room}>{room}</dt>
              <dd className={css.words}>{words}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <section aria-labelledby="example-table" className={css.part}>
        <h2 id="example-table" className={css.title}>
          What the device holds, live
        </h2>
        <Churches live={churches} />
      </section>
    </div>
  );
}

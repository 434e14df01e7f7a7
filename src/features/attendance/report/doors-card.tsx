import type { AttendanceReport } from '#domain/attendance/entities.ts';
import type { KeptContribution } from '#domain/tally/kept-contributions.ts';
import { tallyWords, type TallyKey } from '#domain/tally/tally-keys.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Table, type Column } from '../../../ui/table/table.tsx';
import { grouped, timeOfDay } from '../../../ui/time.ts';
import type { History } from './use-history.ts';
import * as detailCss from './report-detail.css.ts';

function kindWords({ counts }: KeptContribution): string {
  return counts
    .filter(({ people }) => people > 0)
    .map(({ key, people }) => {
      const words = tallyWords[key as TallyKey] as (typeof tallyWords)[TallyKey] | undefined;
      return `${words?.label ?? key} ${grouped(people)}`;
    })
    .join(', ');
}

const peopleAt = ({ counts }: KeptContribution) =>
  counts.reduce((sum, { people }) => sum + people, 0);

const columns: Column<KeptContribution>[] = [
  { name: 'Door', card: 'title', cell: ({ door }) => door },
  { name: 'Counted by', card: 'foot', cell: ({ name }) => name ?? 'Without a name' },
  { name: 'Kinds', card: 'foot', cell: kindWords },
  { name: 'Until', card: 'foot', cell: ({ tappedAt }) => timeOfDay(Date.parse(tappedAt)) },
  { name: 'People', number: true, card: 'figure', cell: (door) => grouped(peopleAt(door)) },
];

/** The doors that were added up for what the report says; nothing where nobody counted together. */
export function DoorsCard({ report, history }: { report: AttendanceReport; history: History }) {
  if (history.state !== 'shown') return null;
  const standing = history.versions.find(({ id }) => id === report.standingVersionId);
  const doors = standing?.contributions ?? [];
  if (doors.length === 0) return null;
  const counted = doors.reduce((sum, door) => sum + peopleAt(door), 0);
  return (
    <Card>
      <h2 className={detailCss.part}>Counted at the doors</h2>
      {counted !== report.attendance && (
        <p className={detailCss.said}>
          The doors counted {grouped(counted)}. The report was changed afterwards.
        </p>
      )}
      <Table
        caption="Doors"
        columns={columns}
        rows={doors}
        rowKey={(door) => `${door.door} ${door.tappedAt} ${doors.indexOf(door)}`}
      />
    </Card>
  );
}

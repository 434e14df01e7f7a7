import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CellMinistry } from '#store/attendance/boards/cell-ministry.ts';
import { monthBefore, monthWord } from '#domain/values/dates/months.ts';
import type { Stat } from '../../../ui/stat-tile/stat-tile.tsx';
import { valueLink } from '../../../ui/stat-tile/stat-tile.css.ts';
import { grouped } from '../../../ui/time.ts';
import { changeSince, monthStat, wayOf } from '../dashboard/month-words.ts';
import { dayAlone } from '../day-alone.ts';

interface Place {
  churchId: string | null;
  today: string;
}

const onlyOf = (churchId: string | null, filter: string) =>
  [filter, churchId === null ? '' : `churchId:${churchId}`].filter(Boolean).join(',');

/** The groups that are counted. */
function toGroups({ churchId }: Place, status: 'active' | 'paused') {
  return (value: string): ReactNode => (
    <Link
      to="/apps/groups"
      search={{ only: onlyOf(churchId, `status:${status}`) }}
      className={valueLink}
    >
      {value}
    </Link>
  );
}

/** The reports of this month that are summed. */
function toReports({ churchId, today }: Place) {
  const search = { church: churchId ?? undefined, from: `${today.slice(0, 7)}-01`, to: today };
  return (value: string): ReactNode => (
    <Link to="/apps/groups/cell-ministry/attendance-reports" search={search} className={valueLink}>
      {value}
    </Link>
  );
}

function peopleStats({ people }: CellMinistry, place: Place): Stat[] {
  if (people === null) return [];
  const assistants =
    people.assistants === 1 ? '1 assistant' : `${grouped(people.assistants)} assistants`;
  return [
    {
      label: 'People in cells',
      value: grouped(people.now),
      within: toGroups(place, 'active'),
      ...changeSince(people.now, people.monthAgo, `on ${dayAlone(monthBefore(place.today))}`),
      ...wayOf(people.byMonth),
    },
    { label: 'Leaders', value: grouped(people.leaders), fact: assistants },
  ];
}

/** The numbers that the page begins with. Each leads to what it counts. */
export function cellStats(cells: CellMinistry, place: Place): Stat[] {
  const sums = { months: cells.months, before: cells.monthBefore, today: place.today };
  const within = toReports(place);
  const resting = cells.resting === 0 ? 'None is resting' : `${grouped(cells.resting)} resting`;
  return [
    {
      label: 'Active cells',
      value: grouped(cells.active),
      fact: resting,
      within: toGroups(place, 'active'),
    },
    ...peopleStats(cells, place),
    { ...monthStat('Souls won', 'newConverts', sums), within },
    { ...monthStat('First timers', 'firstTimers', sums), within },
    { ...monthStat('Holy Spirit', 'receivedHolySpirit', sums), within },
  ];
}

/** 'Jun' to 'Nov'. */
export const monthLabels = (months: readonly { month: string }[]): string[] =>
  months.map(({ month }) => monthWord(month));

import type { BoardChurch, SundayBoard } from '#domain/attendance/board/sunday-board.ts';
import { longDate } from '#domain/values/dates/local-date.ts';
import { grouped } from '../../../ui/time.ts';

const many = (count: number, one: string) =>
  `${grouped(count)} ${count === 1 ? one : one === 'church' ? 'churches' : `${one}s`}`;

/** 'All 12 churches are in', '9 of 12 churches are in'. */
export function inWords({ churches, in: arrived }: Pick<SundayBoard, 'churches' | 'in'>): string {
  const all = churches.length;
  if (arrived < all || all === 0) return `${grouped(arrived)} of ${many(all, 'church')} in`;
  return all === 1
    ? `${churches[0]?.name ?? 'The church'} is in`
    : `All ${many(all, 'church')} are in`;
}

/** '65 more than a week before', of the same services; null where nothing is to be compared. */
export function changeWords({ change }: Pick<SundayBoard, 'change'>): string | null {
  if (change === null) return null;
  const difference = change.people - change.before;
  if (difference === 0) return 'The same as a week before';
  return `${grouped(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'} than a week before`;
}

/** Below the name of a church: how far it is. Never a number where nobody counted. */
export function churchWords({
  state,
  in: arrived,
  of,
  missing,
  didNotMeet,
  unsent,
}: BoardChurch): string {
  if (unsent > 0) return 'Saved here, not sent yet';
  if (didNotMeet) return 'Did not meet';
  switch (state) {
    case 'in':
      return of === 1 ? 'Report in' : of === 2 ? 'Both reports in' : `All ${of} reports in`;
    case 'partly':
      return `${arrived} of ${many(of, 'report')} in`;
    case 'missing':
      if (arrived > 0) return `${arrived} of ${of} in, ${missing} missing`;
      return missing === 1 ? 'Report missing' : `${missing} reports missing`;
    case 'waiting':
      return 'Not in yet';
  }
}

/** '342', or a dash where nobody counted: a gap is no zero. */
export const peopleWords = ({ people, didNotMeet }: BoardChurch): string =>
  people === null || didNotMeet ? '–' : grouped(people);

/** Churches of which something is still to come, by name. */
export const stillToReport = ({ churches }: Pick<SundayBoard, 'churches'>): BoardChurch[] =>
  churches.filter(({ state }) => state !== 'in');

/** The day's totals for a messenger: of churches, never of people by name. */
export function sharedWords(
  board: SundayBoard,
  { date, tenant }: { date: string; tenant: string },
) {
  const { people, change } = board;
  const total = people === null ? 'Nobody counted yet' : `${grouped(people)} people`;
  const compared =
    change === null
      ? []
      : [`The same services a week before: ${grouped(change.before)}. ${changeWords(board)}.`];
  const lines = board.churches
    .filter((church) => church.in > 0)
    .map((church) => `${church.name}: ${church.didNotMeet ? 'did not meet' : peopleWords(church)}`);
  const rest = stillToReport(board).map(({ name }) => name);
  return [
    `${tenant}, ${longDate(date)}`,
    `${total}. ${inWords(board)}.`,
    ...compared,
    '',
    ...lines,
    ...(rest.length > 0 ? ['', `Still to come: ${rest.join(', ')}`] : []),
  ].join('\n');
}

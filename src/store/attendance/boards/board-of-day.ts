import { weekdaysOfServices } from '#domain/attendance/board/service-days.ts';
import { sundayBoard, type SundayBoard } from '#domain/attendance/board/sunday-board.ts';
import { may } from '#domain/permissions.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { servicesInScope } from '../../churches/queries.ts';
import type { Store } from '../../database.ts';
import { expectedReports } from '../expected/expected-reports.ts';

export interface BoardOfDay extends SundayBoard {
  /** 0 Sunday to 6 Saturday: days that have services. */
  weekdays: number[];
}

const aWeek = 7;

/**
 * The named question: a day's churches whose every report the person sees, and what has come in, as this person's queued
 * reports would make it. `now`: ms.
 */
export async function boardOfDay(
  store: Store,
  { date, now }: { date: string; now: number },
): Promise<BoardOfDay> {
  const before = addDays(date, -aWeek);
  const [{ rows, churches }, services] = await Promise.all([
    expectedReports(store, { kind: 'church', from: before, to: date, now }),
    servicesInScope(store),
  ]);
  const seen = new Map(
    churches
      .filter(({ id }) => may(store.profile.grants, 'report.view', { kind: 'church', id }))
      .map(({ id, name }) => [id, name]),
  );
  const ofDay = (day: string) => rows.filter((row) => row.date === day && seen.has(row.churchId));
  const board = sundayBoard(ofDay(date), ofDay(before), (id) => seen.get(id) ?? '');
  return {
    ...board,
    weekdays: [...weekdaysOfServices(services.filter(({ churchId }) => seen.has(churchId)))],
  };
}

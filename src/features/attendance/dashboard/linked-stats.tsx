import { Link } from '@tanstack/react-router';
import type { SundayFigures } from '#domain/attendance/sunday-figures.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { valueLink } from '../../../ui/stat-tile/stat-tile.css.ts';
import type { Stat } from '../../../ui/stat-tile/stat-tile.tsx';
import { dashboardStats } from './dashboard-words.ts';

/** The numbers of the latest Sunday; each leads to the reports that it counts. */
export function linkedStats(figures: SundayFigures, churchId: string | null): Stat[] {
  const church = churchId ?? undefined;
  const ofDay = (date: string, view?: 'church') => (value: string) => (
    <Link
      to="/apps/churches/attendance-reports"
      search={{ church, from: date, to: date, view }}
      className={valueLink}
    >
      {value}
    </Link>
  );
  const { sunday } = figures;
  return dashboardStats(figures, {
    sunday: ofDay(sunday),
    lastYear: ofDay(addDays(sunday, -364)),
    reports: ofDay(sunday, 'church'),
  });
}

import { Link } from '@tanstack/react-router';
import type { AnalyticsAnswer } from '#domain/attendance/analytics/answer.ts';
import type { AnalyticsQuestion } from '#domain/attendance/analytics/question.ts';
import { longDate } from '#domain/values/dates/local-date.ts';
import { Card } from '../../../ui/card/card.tsx';
import { amount } from './analytics-words.ts';
import * as css from './analytics.css.ts';

/** Unusual counts that are shown. */
const mostShown = 5;

/** Counts far from what is usual of their service or group: somebody may have mistyped them. */
export function OutliersCard({
  question: { kind, measure },
  answer: { outliers, currency },
  nameOf,
}: {
  question: AnalyticsQuestion;
  answer: AnalyticsAnswer;
  nameOf(id: string): string;
}) {
  if (outliers.length === 0) return null;
  return (
    <Card className={css.part}>
      <div>
        <h2 className={css.title}>Unusual counts</h2>
        <p className={css.fact}>
          Far from the median of the same {kind === 'church' ? 'service' : 'group'}, by 3,5 times
          its usual spread and a quarter at least. They are in the sums
        </p>
      </div>
      <ul className={css.list}>
        {outliers.slice(0, mostShown).map(({ placeId, churchId, date, value, usual }) => {
          const words = `${nameOf(churchId)}, ${nameOf(placeId)}, ${longDate(date)}`;
          const search = { church: churchId, from: date, to: date };
          return (
            <li key={`${placeId} ${date}`}>
              {kind === 'church' ? (
                <Link
                  to="/apps/churches/attendance-reports"
                  search={{ ...search, service: placeId }}
                >
                  {words}
                </Link>
              ) : (
                <Link
                  to="/apps/groups/cell-ministry/attendance-reports"
                  search={{ ...search, cell: placeId }}
                >
                  {words}
                </Link>
              )}
              {`: ${amount(value, measure, currency)}, usually ${amount(usual, measure, currency)}`}
            </li>
          );
        })}
      </ul>
      {outliers.length > mostShown && (
        <p className={css.fact}>{outliers.length - mostShown} more in the file</p>
      )}
    </Card>
  );
}

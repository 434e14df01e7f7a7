import Info from 'lucide-react/icons/info';
import type { VisitorsAndPageViews } from '#domain/demo/dashboards/analytics.ts';
import { Chart } from '../../../../ui/chart/chart.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { Popover } from '../../../../ui/popover/popover.tsx';
import { grouped } from '../../../../ui/time.ts';
import * as page from '../parts/dashboard.css.ts';
import { percent } from '../../../../demo/money.ts';
import * as css from './analytics.css.ts';
import { versusData } from './analytics-words.ts';

interface Score {
  name: string;
  about: string;
  value: string;
  trend: string;
}

/** '4 points more'. */
function pointsWords(points: number): string {
  if (points === 0) return 'About the same';
  const many = Math.abs(points);
  return `${many} ${many === 1 ? 'point' : 'points'} ${points > 0 ? 'more' : 'fewer'}`;
}

function scoresOf(versus: VisitorsAndPageViews): Score[] {
  const { overallScore, usualScore, averageRatio, ratioBefore, predictedRatio } = versus;
  return [
    {
      name: 'Overall score',
      about: `Made of visitors, page views and how long people stay. ${usualScore} is usual.`,
      value: grouped(overallScore),
      trend: overallScore >= usualScore ? 'Higher than usual' : 'Lower than usual',
    },
    {
      name: 'Average ratio',
      about: 'Visitors for every 100 page views, over all of these days.',
      value: percent(averageRatio),
      trend: pointsWords(averageRatio - ratioBefore),
    },
    {
      name: 'Predicted ratio',
      about: 'The same for the next 65 days, if it goes on as it did on the last one.',
      value: percent(predictedRatio),
      trend: pointsWords(predictedRatio - averageRatio),
    },
  ];
}

/** Visitors beside page views, with three numbers that each say what they mean. */
export function VersusCard({ versus }: { versus: VisitorsAndPageViews }) {
  return (
    <div className={css.versus}>
      <Chart
        kind="area"
        heading="h2"
        title="Visitors and page views"
        facts={`Last ${versus.dates.length} days`}
        summary={`${percent(versus.averageRatio)} as many visitors as page views.`}
        data={versusData(versus)}
        prints
      />
      <dl className={css.scores}>
        {scoresOf(versus).map(({ name, about, value, trend }) => (
          <div key={name} className={css.score}>
            <dt className={css.scoreName}>
              {name}
              <Popover
                label={`About ${name.toLowerCase()}`}
                trigger={
                  <IconButton icon={Info} size="small" label={`About ${name.toLowerCase()}`} />
                }
              >
                {() => <p className={css.about}>{about}</p>}
              </Popover>
            </dt>
            <dd className={css.scoreValue}>{value}</dd>
            <dd className={page.facts}>{trend}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

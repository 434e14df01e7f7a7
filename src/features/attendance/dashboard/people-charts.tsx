import type { PeopleShares, Share } from '#domain/people/people-shares.ts';
import { sharesOfPeople } from '#store/people/shares-of-people.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Chart } from '../../../ui/chart/chart.tsx';
import type { ChartColor } from '../../../ui/chart/chart-colors.css.ts';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { grouped } from '../../../ui/time.ts';
import * as css from './church-dashboard.css.ts';

const colors: readonly ChartColor[] = ['protea', 'sky', 'marigold', 'fynbos', 'jacaranda'];

const charts = [
  { of: 'gender', title: 'People by gender' },
  { of: 'age', title: 'People by age' },
  { of: 'connection', title: 'People by connection' },
] as const;

/** The largest part first; a part that is unknown is stone, whatever its place. */
function seriesOf(shares: readonly Share[]) {
  return shares
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ name, count }, at) => ({
      name,
      color: name === 'Unknown' ? ('stone' as const) : (colors[at % colors.length] ?? 'stone'),
      values: [count],
    }));
}

const summaryOf = (shares: readonly Share[]) =>
  `${shares
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name} ${grouped(count)}`)
    .join(', ')}.`;

function Donut({ shares, title, people }: { shares: Share[]; title: string; people: number }) {
  return (
    <Card>
      <Chart
        kind="donut"
        heading="h2"
        title={title}
        facts={`${grouped(people)} people`}
        summary={summaryOf(shares)}
        data={{ by: 'People', labels: ['Today'], missing: 0, series: seriesOf(shares) }}
      />
    </Card>
  );
}

const hasPeople = (shares: PeopleShares | null): shares is PeopleShares =>
  shares !== null && shares.people > 0;

/** Parts of the people of the churches; nothing for who sees no people. */
export function PeopleCharts(place: { churchId: string | null; today: string }) {
  const live = useKept(useLive(sharesOfPeople, place));
  if (live.state === 'failed') return <NotRead title="Could not load the people" />;
  if (live.state === 'loading' || !hasPeople(live.data)) return null;
  const shares = live.data;
  return (
    <div className={css.thirds}>
      {charts.map(({ of, title }) => (
        <Donut key={of} shares={shares[of]} title={title} people={shares.people} />
      ))}
    </div>
  );
}

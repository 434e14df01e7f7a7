import Download from 'lucide-react/icons/download';
import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import type { AnalyticsDashboard, Measure } from '#domain/demo/dashboards/analytics.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { Chart } from '../../../../ui/chart/chart.tsx';
import type { ChartColor } from '../../../../ui/chart/chart-colors.css.ts';
import { SparkCard } from '../../../../ui/chart/spark-card.tsx';
import { PageHeader } from '../../../../ui/page-header/page-header.tsx';
import { Segmented } from '../../../../ui/segmented/segmented.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { grouped } from '../../../../ui/time.ts';
import { analyticsHere } from '../here.ts';
import * as css from '../parts/dashboard.css.ts';
import { dayWords } from '../parts/day-words.ts';
import { HeaderActions, type MenuPart } from '../parts/header-actions.tsx';
import { saveRows } from '../parts/save-rows.ts';
import { WithDashboard } from '../parts/with-dashboard.tsx';
import { AudienceCards } from './audience-cards.tsx';
import { rowsOf, targetWords, visitorsData, visitorsSummary } from './analytics-words.ts';
import { VersusCard } from './versus-card.tsx';

const sparkColors: ChartColor[] = ['protea', 'sky', 'jacaranda'];

function Overview({ visitors }: Pick<AnalyticsDashboard, 'visitors'>) {
  const [year, setYear] = useState<'thisYear' | 'lastYear'>('thisYear');
  const shown = visitors[year];
  const name = shown.dates.at(-1)?.slice(0, 4) ?? '';
  return (
    <div className={css.card}>
      <Chart
        kind="area"
        heading="h2"
        title="Visitors overview"
        facts={`By day, ${name}`}
        summary={visitorsSummary(shown)}
        data={visitorsData(shown, name)}
        keys={
          <Segmented
            label="Visitors of"
            isLow
            choices={[
              { value: 'thisYear', label: 'This year' },
              { value: 'lastYear', label: 'Last year' },
            ]}
            value={year}
            onChange={setYear}
          />
        }
        prints
      />
    </div>
  );
}

function MeasureCard({ measure: { title, periods }, at }: { measure: Measure; at: number }) {
  const [chosen, setChosen] = useState(periods[0]?.period ?? '');
  const shown = periods.find(({ period }) => period === chosen);
  if (!shown) return null;
  return (
    <SparkCard
      title={title}
      value={grouped(shown.amount)}
      change={targetWords(shown)}
      color={sparkColors[at % sparkColors.length] ?? 'protea'}
      by="Up to"
      labels={shown.labels.map(dayWords)}
      values={shown.values}
      keys={
        <Select
          label={`Time of ${title.toLowerCase()}`}
          isLabelHidden
          options={periods.map(({ period }) => ({ value: period, label: period }))}
          value={chosen}
          onChange={setChosen}
        />
      }
    />
  );
}

function Dashboard({
  dashboard: { visitors, measures, versus, audience },
  Menu,
  onSettings,
}: {
  dashboard: AnalyticsDashboard;
  Menu: MenuPart;
  onSettings(): void;
}) {
  const save = () => saveRows('analytics', ['Part', 'Day', 'Number'], rowsOf(visitors, versus));
  return (
    <div className={css.page}>
      <PageHeader
        title="Analytics dashboard"
        facts="Visitors to the portal and to gracevalley.example"
        actions={
          <HeaderActions
            Menu={Menu}
            actions={[
              { label: 'Settings', icon: Settings, onAct: onSettings },
              { label: 'Export', icon: Download, isPrimary: true, onAct: save },
            ]}
          />
        }
      />
      <div className={css.besides}>
        <Overview visitors={visitors} />
        <div className={css.grid}>
          {measures.map((measure, at) => (
            <MeasureCard key={measure.title} measure={measure} at={at} />
          ))}
        </div>
      </div>
      <VersusCard versus={versus} />
      <AudienceCards audience={audience} />
    </div>
  );
}

/** S2-067: visitors of this year and the last, what they did, and who they are. */
export function AnalyticsScreen({ Menu, onSettings }: { Menu: MenuPart; onSettings(): void }) {
  const live = useLive(analyticsHere);
  return (
    <WithDashboard live={live} menu={<Menu />}>
      {(dashboard) => <Dashboard dashboard={dashboard} Menu={Menu} onSettings={onSettings} />}
    </WithDashboard>
  );
}

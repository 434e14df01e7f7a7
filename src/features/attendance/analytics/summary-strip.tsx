import type { AnalyticsAnswer } from '#domain/attendance/analytics/answer.ts';
import { StatStrip, type Stat } from '../../../ui/stat-tile/stat-tile.tsx';
import { grouped } from '../../../ui/time.ts';
import { amount, completeness, percentOf, totalOf } from './analytics-words.ts';

const shareOf = (part: number | null, whole: number | null, words: string) =>
  part === null || !whole
    ? { fact: 'Not counted' }
    : { fact: `${percentOf(part / whole)} ${words}` };
const written = (value: number | null) => (value === null ? '–' : grouped(value));

/** The way from people who came to new converts, and the money a head for who may read it. */
function statsOf(answer: AnalyticsAnswer): Stat[] {
  const { currency, perHead, reports, otherCurrencies } = answer;
  const sum = (of: Parameters<typeof totalOf>[1]) => totalOf(answer, of);
  const [people, first, converts] = [sum('attendance'), sum('firstTimers'), sum('newConverts')];
  const spirit = sum('receivedHolySpirit');
  const money: Stat[] =
    perHead === null
      ? []
      : [
          {
            label: 'Offering per head',
            value: amount(perHead.minor / perHead.people, 'offering', currency),
            fact:
              otherCurrencies === 0
                ? `Of ${grouped(perHead.people)} people whose report says both`
                : `Without ${grouped(otherCurrencies)} reports in another currency`,
          },
        ];
  return [
    { label: 'Attendance', value: written(people), fact: completeness(reports) },
    { label: 'First timers', value: written(first), ...shareOf(first, people, 'of attendance') },
    {
      label: 'New converts',
      value: written(converts),
      ...shareOf(converts, first, 'of first timers'),
    },
    {
      label: 'Received Holy Spirit',
      value: written(spirit),
      ...shareOf(spirit, converts, 'of new converts'),
    },
    ...money,
  ];
}

export function SummaryStrip({ answer }: { answer: AnalyticsAnswer }) {
  return <StatStrip label="Over the whole period" stats={statsOf(answer)} />;
}

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { isPeriod, type PeriodName, periods } from '#domain/attendance/expected/period-names.ts';
import { type Days, daysOfPeriod, movedPeriod } from '#domain/attendance/expected/periods.ts';
import { DateFilter } from '../../../ui/date-filter/date-filter.tsx';
import { pointing } from '../../../ui/icon/pointing.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Select } from '../../../ui/select/select.tsx';
import * as css from './expected.css.ts';

/** Days, by the name of their period where they have one. */
export interface Chosen extends Partial<Days> {
  period?: PeriodName | undefined;
}

const other = 'other';
const earlier = pointing(ChevronLeft);
const later = pointing(ChevronRight);

function nameOf({ from, to }: Days, today: string): PeriodName | null {
  const names = Object.keys(periods).filter(isPeriod);
  const found = names.find((name) => {
    const days = daysOfPeriod(name, today);
    return days.from === from && days.to === to;
  });
  return found ?? null;
}

/** The period of the list, the one before and the one after, or any days. Nothing later than the period of today. */
export function PeriodKeys({
  days,
  today,
  onChoose,
}: {
  days: Days;
  today: string;
  onChoose(chosen: Chosen): void;
}) {
  const name = nameOf(days, today);
  const next = movedPeriod(days, 1);
  function chooseDays(chosen: Days): void {
    const named = nameOf(chosen, today);
    onChoose(named === null ? chosen : { period: named });
  }
  return (
    <div className={css.period}>
      <IconButton
        icon={earlier}
        label="Earlier"
        onClick={() => chooseDays(movedPeriod(days, -1))}
      />
      <Select
        label="Period"
        value={name ?? other}
        options={[
          ...Object.entries(periods).map(([value, label]) => ({ value, label })),
          { value: other, label: 'Other days' },
        ]}
        onChange={(value) => onChoose(isPeriod(value) ? { period: value } : { ...days })}
      />
      <IconButton
        icon={later}
        label="Later"
        disabled={next.from > today}
        onClick={() => chooseDays(next)}
      />
      <DateFilter
        label="From"
        value={days.from}
        onChange={(from) => from !== '' && onChoose({ from, to: from > days.to ? from : days.to })}
      />
      <DateFilter
        label="To"
        value={days.to}
        notBefore={days.from}
        onChange={(to) => to !== '' && onChoose({ from: days.from > to ? to : days.from, to })}
      />
    </div>
  );
}

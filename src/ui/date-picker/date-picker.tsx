import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef, useState, type KeyboardEvent } from 'react';
import { typedDate } from '#domain/values/dates/typed-date.ts';
import { addDays, latestWeekday, longDate } from '#domain/values/dates/local-date.ts';
import { Button } from '../button/button.tsx';
import { cx } from '../cx.ts';
import { TextField } from '../field/field.tsx';
import { flips } from '../icon/flips.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { isFromRight } from '../reading-way.ts';
import { endOfTime, problemWith } from './day-problem.ts';
import { addMonths, monthOf, monthTitle, weeksOf } from './calendar.ts';
import * as css from './date-picker.css.ts';

interface DatePickerProps {
  /** '' while no day is chosen. */
  value: string;
  /** The last day that can be chosen: today, in the zone that counts. */
  today: string;
  /** Nobody knows for certain what day it is: later ones can be chosen too. */
  anyDay?: boolean;
  /** Days with a dot; what that means in a word, 'reported', and in a sentence. */
  marked?: { days: readonly string[]; as: string; legend: string } | undefined;
  /** Days that have a name. */
  quick?: readonly { label: string; date: string }[];
  onChange(date: string): void;
}

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const moves: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

function MonthHead({
  month,
  last,
  onMonth,
}: {
  month: string;
  last: string;
  onMonth(month: string): void;
}) {
  return (
    <div className={css.head}>
      <p className={css.month} aria-live="polite">
        {monthTitle(month)}
      </p>
      <div className={css.keys}>
        <IconButton
          icon={ChevronLeft}
          className={flips}
          label="Month before"
          size="touch"
          onClick={() => onMonth(addMonths(month, -1))}
        />
        <IconButton
          icon={ChevronRight}
          className={flips}
          label="Month after"
          size="touch"
          disabled={addMonths(month, 1) > last}
          onClick={() => onMonth(addMonths(month, 1))}
        />
      </div>
    </div>
  );
}

type MonthProps = Omit<DatePickerProps, 'anyDay' | 'quick'> & { last: string };

export function Month({ value, today, last, marked, onChange }: MonthProps) {
  const marks = new Set(marked?.days);
  const [month, setMonth] = useState(monthOf(value || today));
  const table = useRef<HTMLTableElement>(null);

  function move(event: KeyboardEvent, from: string) {
    const { key, currentTarget } = event;
    const by = moves[key];
    if (by === undefined) return;
    event.preventDefault();
    const isMirrored = Math.abs(by) === 1 && isFromRight(currentTarget);
    const to = addDays(from, isMirrored ? -by : by);
    if (to > last) return;
    setMonth(monthOf(to));
    requestAnimationFrame(() =>
      table.current?.querySelector<HTMLElement>(`[data-date="${to}"]`)?.focus(),
    );
  }
  const focusable = value && monthOf(value) === month ? value : month;
  return (
    <div className={css.calendar}>
      <MonthHead month={month} last={last} onMonth={setMonth} />
      <table ref={table} className={css.table}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" className={css.weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>
                  <button
                    type="button"
                    data-date={date}
                    data-today={date === today ? '' : undefined}
                    className={cx(css.day, monthOf(date) !== month && css.muted)}
                    data-marked={marks.has(date) ? '' : undefined}
                    aria-label={
                      marks.has(date) ? `${longDate(date)}, ${marked?.as}` : longDate(date)
                    }
                    aria-pressed={date === value}
                    tabIndex={date === focusable ? 0 : -1}
                    disabled={date > last}
                    onClick={() => onChange(date)}
                    onKeyDown={(event) => move(event, date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A day that is not still to come: typed, from the calendar, or by its name. */
export function DatePicker({
  value,
  today,
  anyDay = false,
  quick,
  marked,
  onChange,
}: DatePickerProps) {
  const last = anyDay ? endOfTime : today;
  const named = quick ?? [
    { label: 'Last Sunday', date: latestWeekday(today, 0) },
    { label: 'Today', date: today },
  ];
  const [typed, setTyped] = useState(value);
  const [problem, setProblem] = useState<string | null>(null);

  function take(text: string) {
    const date = typedDate(text);
    const wrong = problemWith(date, last);
    setProblem(wrong);
    if (wrong === null) onChange(date);
  }
  return (
    <div className={css.picker}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          take(typed);
        }}
      >
        <TextField
          label="Date"
          size="touch"
          hint="yyyy-MM-dd"
          inputMode="numeric"
          value={typed}
          error={problem}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => typed !== value && take(typed)}
        />
      </form>
      <Month value={value} today={today} last={last} marked={marked} onChange={onChange} />
      {marked && marked.days.length > 0 && <p className={css.muted}>{marked.legend}</p>}
      <div className={css.keys}>
        {named.map(({ label, date }) => (
          <Button
            key={label}
            size="touch"
            {...(date === today && { kind: 'soft' })}
            onClick={() => onChange(date)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

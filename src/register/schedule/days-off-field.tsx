import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import {
  type DaysOff,
  daysOffCode,
  daysOffShort,
  isMonthDay,
  mostDaysOff,
} from '#domain/meetings/days-off.ts';
import { dateWithYear } from '#domain/values/dates/local-date.ts';
import { Button } from '../../ui/button/button.tsx';
import { Chip, Chips } from '../../ui/chip/chip.tsx';
import { DateField } from '../../ui/date-field/date-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import * as css from './schedule.css.ts';

const kinds = [
  { value: 'public-holidays', label: 'South African public holidays' },
  { value: 'each-year', label: 'The same days of each year' },
  { value: 'date', label: 'One day' },
] as const satisfies readonly { value: DaysOff['is']; label: string }[];

const days = Array.from({ length: 31 }, (_, at) => {
  const value = String(at + 1).padStart(2, '0');
  return { value, label: String(at + 1) };
});
const monthName = new Intl.DateTimeFormat('en-ZA', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, at) => ({
  value: String(at + 1).padStart(2, '0'),
  label: monthName.format(Date.UTC(2024, at)),
}));

/** `MM-dd`. */
function DayOfYear({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange(day: string): void;
}) {
  const [month = '', day = ''] = value.split('-');
  const error = isMonthDay(value) ? null : 'This month has no such day';
  return (
    <div className={css.dayOfYear}>
      <SelectField
        label={label}
        options={days}
        value={day}
        error={error}
        onChange={(next) => onChange(`${month}-${next}`)}
      />
      <SelectField
        label={`${label}, month`}
        options={months}
        value={month}
        onChange={(next) => onChange(`${next}-${day}`)}
      />
    </div>
  );
}

interface Choosing {
  kind: DaysOff['is'];
  from: string;
  to: string;
  date: string;
}

/** Null while something is missing. */
function chosenOf({ kind, from, to, date }: Choosing): DaysOff | null {
  if (kind === 'public-holidays') return { is: kind };
  if (kind === 'date') return date === '' ? null : { is: kind, date };
  return isMonthDay(from) && isMonthDay(to) ? { is: kind, from, to } : null;
}

interface AdderProps {
  value: readonly DaysOff[];
  today: string;
  onAdd(off: DaysOff): void;
  onClose(): void;
}

const blank = { from: '12-16', to: '01-09', date: '' };

function has(value: readonly DaysOff[], off: DaysOff | null): boolean {
  return value.some((other) => off && daysOffCode(other) === daysOffCode(off));
}

/** The first kind of which something can be added as it is offered. */
function firstChoice(value: readonly DaysOff[]): Choosing {
  const free = kinds.find(({ value: kind }) => !has(value, chosenOf({ ...blank, kind })));
  return { ...blank, kind: free?.value ?? 'date' };
}

function Adder({ value, today, onAdd, onClose }: AdderProps) {
  const [choosing, setChoosing] = useState(() => firstChoice(value));
  const change = (to: Partial<Choosing>) => setChoosing({ ...choosing, ...to });
  const chosen = chosenOf(choosing);
  const isThere = has(value, chosen);
  return (
    <fieldset className={css.adder} aria-label="Days off to add">
      <SelectField
        label="No meeting on"
        options={kinds}
        value={choosing.kind}
        error={isThere ? 'These days are off already' : null}
        onChange={(kind) => change({ kind: kind as DaysOff['is'] })}
      />
      {choosing.kind === 'each-year' && (
        <div className={css.pair}>
          <DayOfYear label="From" value={choosing.from} onChange={(from) => change({ from })} />
          <DayOfYear label="To" value={choosing.to} onChange={(to) => change({ to })} />
        </div>
      )}
      {choosing.kind === 'date' && (
        <DateField
          label="Day off"
          value={choosing.date}
          today={today}
          onChange={(date) => change({ date })}
        />
      )}
      <div className={css.keys}>
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button
          size="small"
          disabled={chosen === null || isThere}
          onClick={() => {
            if (chosen) onAdd(chosen);
          }}
        >
          Add days off
        </Button>
      </div>
    </fieldset>
  );
}

/** Name of a chip: short, since the sentence below says it in full. */
function titleOf(off: DaysOff): string {
  if (off.is === 'public-holidays') return 'South African public holidays';
  return off.is === 'date' ? dateWithYear(off.date) : daysOffShort(off);
}

/** Days on which nobody meets: chips, and a way to add some. */
export function DaysOffField({
  value,
  today,
  onChange,
}: {
  value: readonly DaysOff[];
  today: string;
  onChange(daysOff: DaysOff[]): void;
}) {
  const [adding, setAdding] = useState(false);
  return (
    <div className={css.daysOff}>
      <div className={css.daysOffHead}>
        <span className={css.label}>Days off</span>
        {!adding && value.length < mostDaysOff && (
          <Button kind="ghost" size="small" icon={Plus} onClick={() => setAdding(true)}>
            Add days off
          </Button>
        )}
      </div>
      {value.length > 0 && (
        <Chips label="Days off">
          {value.map((off) => (
            <Chip
              key={daysOffCode(off)}
              title={titleOf(off)}
              onRemove={() => onChange(value.filter((other) => other !== off))}
            />
          ))}
        </Chips>
      )}
      {adding && (
        <Adder
          value={value}
          today={today}
          onAdd={(off) => {
            onChange([...value, off]);
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

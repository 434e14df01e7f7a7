import { useId, useState } from 'react';
import { daysOffWords } from '#domain/meetings/days-off.ts';
import { nextMeetings } from '#domain/meetings/next-meetings.ts';
import { ordinalOf } from '#domain/meetings/ordinals.ts';
import { scheduleProblem } from '#domain/meetings/schedule-rule.ts';
import { ruleWords } from '#domain/meetings/schedule-words.ts';
import { scheduleParts } from '#domain/meetings/schedule.ts';
import { addDays, dateInZone, shortDate } from '#domain/values/dates/local-date.ts';
import { nameOfDay } from '#domain/values/dates/name-of-day.ts';
import { DateField } from '../../ui/date-field/date-field.tsx';
import { FieldError, TextField } from '../../ui/field/field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TimeField } from '../../ui/field/time-field.tsx';
import { RecurrenceSentence } from '../../ui/recurrence-sentence/recurrence-sentence.tsx';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.css.ts';
import { capitalised } from '#domain/capitalised.ts';
import type { ControlProps } from '../register-view.ts';
import {
  draftOf,
  isWeekly,
  type Preset,
  type ScheduleDraft,
  textOfDraft,
} from './schedule-draft.ts';
import { DaysOffField } from './days-off-field.tsx';
import * as css from './schedule.css.ts';
import { WeekdaysField } from './weekdays-field.tsx';

const presets = [
  { value: 'week', label: 'Every week' },
  { value: 'second', label: 'Every second week' },
  { value: 'month', label: 'Every month' },
  { value: 'other', label: 'Other' },
];
/** Up to a year, or as many as a rule says already. */
const countsUpTo = (most: number) =>
  Array.from({ length: Math.max(12, most) }, (_, at) => ({
    value: String(at + 1),
    label: String(at + 1),
  }));
const units = [
  { value: 'week', label: 'weeks' },
  { value: 'month', label: 'months' },
];
const nths = [
  ...[1, 2, 3, 4, -1].map((nth) => ({ value: String(nth), label: capitalised(ordinalOf(nth)) })),
  { value: '0', label: 'Date' },
];
/** Monday first. */
const week = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ value: String(day), label: nameOfDay(day) }));
const dates = Array.from({ length: 31 }, (_, at) => ({
  value: String(at + 1),
  label: ordinalOf(at + 1, 'number'),
}));

interface PartProps {
  draft: ScheduleDraft;
  onChange(change: Partial<ScheduleDraft>): void;
}

function EverySoMany({ draft, onChange }: PartProps) {
  return (
    <div className={css.pair}>
      <SelectField
        label="Every"
        options={countsUpTo(draft.every)}
        value={String(draft.every)}
        onChange={(every) => onChange({ every: Number(every) })}
      />
      <SelectField
        label="Weeks or months"
        options={units}
        value={draft.by}
        onChange={(by) => onChange({ by: by === 'month' ? 'month' : 'week' })}
      />
    </div>
  );
}

function DayOfMonth({ draft, onChange }: PartProps) {
  return (
    <div className={css.pair}>
      <SelectField
        label="Which"
        options={nths}
        value={String(draft.nth)}
        onChange={(nth) => onChange({ nth: Number(nth) as ScheduleDraft['nth'] })}
      />
      {draft.nth === 0 ? (
        <SelectField
          label="Day of the month"
          hint={draft.day > 28 ? 'Shorter months are left out.' : undefined}
          options={dates}
          value={String(draft.day)}
          onChange={(day) => onChange({ day: Number(day) })}
        />
      ) : (
        <SelectField
          label="Day"
          options={week}
          value={String(draft.weekday)}
          onChange={(day) => onChange({ weekday: Number(day) })}
        />
      )}
    </div>
  );
}

const hours = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60]
    .map((count, at) => (count === 0 ? '' : `${count} ${at === 0 ? 'h' : 'min'}`))
    .join(' ')
    .trim();

/** Usual lengths, and the one that is said already. */
function lengths(minutes: string) {
  const usual = [30, 45, 60, 75, 90, 120, 150, 180, 240];
  const all = new Set([...usual, ...(minutes === '' ? [] : [Number(minutes)])]);
  return [...all]
    .toSorted((one, other) => one - other)
    .map((length) => ({ value: String(length), label: hours(length) }));
}

/** Days from the first meeting to the last day that is offered for an end. */
const season = 91;

interface TimedProps extends PartProps {
  today: string;
}

function StartAndLength({ draft, today, onChange }: TimedProps) {
  return (
    <div className={css.pair}>
      <TimeField label="At" value={draft.time} onChange={(time) => onChange({ time })} />
      <SelectField
        label="For"
        optional
        placeholder="Not said"
        options={lengths(draft.minutes)}
        value={draft.minutes}
        onChange={(minutes) => onChange({ minutes })}
      />
      <DateField
        label="Starts on"
        value={draft.starts}
        today={today}
        onChange={(starts) => onChange({ starts })}
      />
    </div>
  );
}

function End({ draft, today, onChange }: TimedProps) {
  const offered = addDays(draft.starts > today ? draft.starts : today, season);
  return (
    <div className={css.endPair}>
      <div className={css.ends}>
        <span className={css.label} aria-hidden>
          Ends
        </span>
        <Segmented
          label="Ends"
          choices={[
            { value: 'never', label: 'Never' },
            { value: 'on', label: 'On a date' },
            { value: 'after', label: 'After' },
          ]}
          value={draft.ends}
          onChange={(ends) => onChange({ ends, until: draft.until || offered })}
        />
      </div>
      {draft.ends === 'on' && (
        <DateField
          label="Last day"
          value={draft.until}
          today={today}
          onChange={(until) => onChange({ until })}
        />
      )}
      {draft.ends === 'after' && (
        <TextField
          label="Number of meetings"
          hint="Days off among them count."
          inputMode="numeric"
          maxLength={3}
          value={draft.times}
          onChange={({ target }) => onChange({ times: target.value.replaceAll(/\D/g, '') })}
        />
      )}
    </div>
  );
}

/** The schedule in words and its next three dates, or what it still needs. */
function Sentence({ text, timeZone, now }: { text: string; timeZone: string; now: Date }) {
  const problem = scheduleProblem(text);
  if (problem !== null) return <RecurrenceSentence words={`${problem}.`} more="" />;
  const next = nextMeetings(text, timeZone, now, 3).map(({ date }) => shortDate(date));
  const left = next.length === 0 ? 'No meeting is left.' : `Next: ${next.join(', ')}.`;
  const off = daysOffWords(scheduleParts(text)?.daysOff ?? []);
  const more = off === '' ? left : `${capitalised(off)}. ${left}`;
  return <RecurrenceSentence words={ruleWords(text)} more={more} />;
}

/** When something comes back: how often first, then on which days, at what time, from when and until when. */
export function ScheduleField({
  label,
  value,
  error,
  optional,
  timeZone,
  onChange,
}: ControlProps & { timeZone: string }) {
  const [now] = useState(() => new Date());
  const today = dateInZone(now, timeZone);
  const [draft, setDraft] = useState(() => draftOf(String(value ?? ''), today));
  const errorId = useId();
  function change(to: Partial<ScheduleDraft>): void {
    const next = { ...draft, kept: null, ...to };
    setDraft(next);
    onChange(textOfDraft(next));
  }
  const text = textOfDraft(draft);
  return (
    <fieldset className={css.schedule} aria-describedby={error ? errorId : undefined}>
      <legend className={visuallyHidden}>{label}</legend>
      <SelectField
        label={label}
        optional={optional}
        options={presets}
        placeholder="No fixed days"
        value={draft.preset === 'none' ? '' : draft.preset}
        onChange={(preset) => change({ preset: (preset || 'none') as Preset })}
      />
      {draft.preset !== 'none' && draft.kept === null && (
        <>
          {draft.preset === 'other' && <EverySoMany draft={draft} onChange={change} />}
          {isWeekly(draft) ? (
            <WeekdaysField
              label="On"
              value={draft.weekdays}
              error={null}
              onChange={(days) => change({ weekdays: days as number[] })}
            />
          ) : (
            <DayOfMonth draft={draft} onChange={change} />
          )}
          <StartAndLength draft={draft} today={today} onChange={change} />
          <End draft={draft} today={today} onChange={change} />
          <DaysOffField
            value={draft.daysOff}
            today={today}
            onChange={(daysOff) => change({ daysOff })}
          />
        </>
      )}
      {text !== '' && <Sentence text={text} timeZone={timeZone} now={now} />}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

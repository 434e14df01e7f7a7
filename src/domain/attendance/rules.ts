import { addDays, daysBetween, longDate } from '../values/dates/local-date.ts';
import type { CountField, ReportDefinition, ReportSplit } from './definitions.ts';
import { countsOf } from './definitions.ts';
import type { ReportValues } from './entities.ts';

/**
 * 'stop' must be mended, on the device and on the server; 'confirm' and 'warn' ask on the device
 * and are left to the person: the one who stood in the room knows best.
 */
export interface Finding {
  severity: 'stop' | 'confirm' | 'warn';
  field: string;
  message: string;
}

export type SplitCheck =
  | { state: 'notCounted' }
  | { state: 'matches'; counted: number; total: number }
  | { state: 'short'; counted: number; total: number; difference: number }
  | { state: 'over'; counted: number; total: number; difference: number };

const words: Record<CountField, string> = {
  attendance: 'Attendance',
  adults: 'Adults',
  children: 'Children',
  teens: 'Teens',
  males: 'Males',
  females: 'Females',
  firstTimers: 'First timers',
  newConverts: 'New converts',
  receivedHolySpirit: 'Received Holy Spirit',
};

/** The word for a count on forms and in sentences. */
export function wordFor(field: CountField): string {
  return words[field];
}

/**
 * Compares the parts of a split with the attendance. Null is not zero: nothing is said before
 * something was counted, and a part that was not counted is never added as 0 silently: the sum of
 * what was counted may be short, and says so.
 */
export function checkSplit(split: ReportSplit, values: Pick<ReportValues, CountField>): SplitCheck {
  const total = values.attendance;
  const parts = split.parts.map((part) => values[part]).filter((part) => part !== null);
  if (total === null || parts.length === 0) return { state: 'notCounted' };
  const counted = parts.reduce((sum, part) => sum + part, 0);
  if (counted > total) return { state: 'over', counted, total, difference: counted - total };
  if (counted < total) return { state: 'short', counted, total, difference: total - counted };
  return { state: 'matches', counted, total };
}

const missing = (people: number) =>
  people === 1 ? '1 person is missing' : `${people} people are missing`;

/** 'Males or Females', 'Adults, Children or Teens'. */
export function listed(parts: readonly CountField[], last: 'and' | 'or'): string {
  const names = parts.map(wordFor);
  return [names.slice(0, -1).join(', '), names.at(-1)].join(` ${last} `);
}

/** 'Males and females', 'Adults, children and teens'. */
export function inWords(parts: readonly CountField[]): string {
  const names = listed(parts, 'and');
  return names.charAt(0) + names.slice(1).toLowerCase();
}

function splitFindings(definition: ReportDefinition, values: ReportValues): Finding[] {
  return definition.splits.flatMap((split): Finding[] => {
    const check = checkSplit(split, values);
    const names = inWords(split.parts);
    switch (check.state) {
      case 'notCounted':
      case 'matches':
        return [];
      case 'short':
        return [
          {
            severity: 'warn',
            field: split.name,
            message: `${names} add up to ${check.counted}, but attendance is ${check.total}. ${missing(check.difference)}`,
          },
        ];
      case 'over':
        return [
          {
            severity: 'warn',
            field: split.name,
            message: `${names} add up to ${check.counted}, but attendance is ${check.total}. That is ${check.difference} too many`,
          },
        ];
    }
  });
}

/** First timers, new converts and the like were in the room: never above the attendance. */
export function checkSubsets(definition: ReportDefinition, values: ReportValues): Finding[] {
  const { attendance } = values;
  if (attendance === null) return [];
  return definition.subsets.flatMap((field): Finding[] => {
    const value = values[field];
    if (value === null || value <= attendance) return [];
    return [
      {
        severity: 'stop',
        field,
        message: `${wordFor(field)} cannot be more than the attendance of ${attendance}. Check both numbers`,
      },
    ];
  });
}

/** Either the church met and somebody counted, or it did not and nothing was counted. */
export function checkDidNotMeet(definition: ReportDefinition, values: ReportValues): Finding[] {
  if (values.didNotMeet) {
    const wrong = countsOf(definition).find((field) => values[field] !== null);
    if (wrong === undefined && values.offering !== null) {
      const message = 'Clear the offering, or say that the meeting took place';
      return [{ severity: 'stop', field: 'offering', message }];
    }
    if (wrong === undefined) return [];
    return [
      {
        severity: 'stop',
        field: wrong,
        message: `Clear ${wordFor(wrong)}, or say that the service took place`,
      },
    ];
  }
  if (values.attendance !== null) return [];
  return [
    {
      severity: 'stop',
      field: 'attendance',
      message: 'Enter the attendance, or say that the service did not take place',
    },
  ];
}

/** The stops that are about what a report says, whenever it says it. */
export function checkValues(definition: ReportDefinition, values: ReportValues): Finding[] {
  return [...checkDidNotMeet(definition, values), ...checkSubsets(definition, values)];
}

/** `today` is the church's own day, `yyyy-MM-dd`. */
export function checkDate(date: string, today: string, allowBackdateDays: number): Finding[] {
  const age = daysBetween(date, today);
  if (age < 0) {
    return [
      {
        severity: 'stop',
        field: 'date',
        message: 'This date is still to come. Choose today or an earlier date',
      },
    ];
  }
  if (age <= allowBackdateDays) return [];
  return [
    {
      severity: 'stop',
      field: 'date',
      message: `Reports can go back ${allowBackdateDays} days, to ${longDate(addDays(today, -allowBackdateDays))}. Choose a later date`,
    },
  ];
}

/** Middle of the values; the lower one of two. Null for none. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** Days that "the eight weeks before" a date reach back. */
export const usualDays = 56;

/** Three times what is usual. `recent` holds the attendance of the eight weeks before, any order. */
export function isUnusual(attendance: number | null, recent: readonly number[]): boolean {
  const usual = median(recent);
  return attendance !== null && usual !== null && usual > 0 && attendance > 3 * usual;
}

function unusualFindings(values: ReportValues, recent: readonly number[]): Finding[] {
  if (!isUnusual(values.attendance, recent)) return [];
  return [
    {
      severity: 'confirm',
      field: 'attendance',
      message: `Attendance is ${values.attendance}. In the last eight weeks it was about ${median(recent)}`,
    },
  ];
}

export interface ReportFacts {
  definition: ReportDefinition;
  date: string;
  groupId: string | null;
  values: ReportValues;
  /** The church's own day; null where nobody knows it, and the date is not looked at. */
  today: string | null;
  allowBackdateDays: number;
  /** Attendance of this service in the eight weeks before `date`, as far as the asker knows it. */
  recent: readonly number[];
}

/** Everything there is to say about a report before it is submitted, stops first. */
export function checkReport(facts: ReportFacts): Finding[] {
  const { definition, values } = facts;
  const group: Finding[] =
    definition.kind === 'group' && facts.groupId === null
      ? [{ severity: 'stop', field: 'groupId', message: 'Choose the group you counted' }]
      : [];
  const findings = [
    ...(facts.today === null ? [] : checkDate(facts.date, facts.today, facts.allowBackdateDays)),
    ...group,
    ...checkValues(definition, values),
    ...unusualFindings(values, facts.recent),
    ...splitFindings(definition, values),
  ];
  const order = { stop: 0, confirm: 1, warn: 2 };
  return findings.toSorted((a, b) => order[a.severity] - order[b.severity]);
}

import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { churchAttendanceReport } from './definitions.ts';
import { groupAttendanceReport } from './report-definitions.ts';
import type { ReportValues } from './entities.ts';
import {
  checkDate,
  checkReport,
  checkSplit,
  isUnusual,
  median,
  type ReportFacts,
} from './rules.ts';
import { nothingCounted } from './nothing-counted.ts';

const counted: ReportValues = {
  ...nothingCounted,
  attendance: 342,
  adults: 236,
  children: 64,
  teens: 42,
  males: 158,
  females: 184,
};

function facts(change: Partial<ReportFacts> = {}): ReportFacts {
  return {
    definition: churchAttendanceReport,
    date: '2026-11-22',
    groupId: null,
    values: counted,
    today: '2026-11-22',
    allowBackdateDays: 14,
    recent: [],
    ...change,
  };
}

const severities = (change: Partial<ReportFacts>) =>
  checkReport(facts(change)).map((finding) => `${finding.severity} ${finding.field}`);

describe('a split against the attendance', () => {
  const [age] = churchAttendanceReport.splits;
  if (!age) throw new Error('no age split');

  test('matches, is short or is too many, with the difference', () => {
    expect(checkSplit(age, counted)).toEqual({ state: 'matches', counted: 342, total: 342 });
    expect(checkSplit(age, { ...counted, teens: 34 })).toMatchObject({
      state: 'short',
      difference: 8,
    });
    expect(checkSplit(age, { ...counted, teens: 50 })).toMatchObject({
      state: 'over',
      difference: 8,
    });
  });

  test('null is not zero: nothingCounted counted says nothingCounted, zero counted is short', () => {
    const none = { ...counted, adults: null, children: null, teens: null };
    expect(checkSplit(age, none)).toEqual({ state: 'notCounted' });
    expect(checkSplit(age, { ...none, adults: 0 })).toMatchObject({ state: 'short', counted: 0 });
  });

  test('a mismatch warns and never stops', () => {
    expect(severities({ values: { ...counted, males: 154, females: 180 } })).toEqual([
      'warn gender',
    ]);
    expect(severities({})).toEqual([]);
  });
});

describe('people among the attendance', () => {
  const group = {
    definition: groupAttendanceReport,
    groupId: '00000000-0000-7000-8000-000000000001',
  };

  test.each(['firstTimers', 'newConverts', 'receivedHolySpirit'] as const)(
    '%s above the attendance stops',
    (field) => {
      const values = { ...nothingCounted, attendance: 12 };
      expect(severities({ ...group, values: { ...values, [field]: 13 } })).toEqual([
        `stop ${field}`,
      ]);
      expect(severities({ ...group, values: { ...values, [field]: 12 } })).toEqual([]);
    },
  );

  test('S3-019 the group report needs its group, the church report does not', () => {
    const values = { ...nothingCounted, attendance: 12 };
    expect(severities({ ...group, groupId: null, values })).toEqual(['stop groupId']);
    expect(severities({ groupId: null, values })).toEqual([]);
  });
});

describe('a service that did not take place', () => {
  test('needs no count, and takes none', () => {
    expect(severities({ values: { ...nothingCounted, didNotMeet: true } })).toEqual([]);
    expect(severities({ values: { ...nothingCounted, didNotMeet: true, attendance: 0 } })).toEqual([
      'stop attendance',
    ]);
  });

  test('without it the attendance is needed; zero people is an answer', () => {
    expect(severities({ values: nothingCounted })).toEqual(['stop attendance']);
    expect(severities({ values: { ...nothingCounted, attendance: 0 } })).toEqual([]);
  });
});

describe('three times what is usual', () => {
  test('asks to confirm above three times the median, never at it', () => {
    const recent = [100, 110, 120];
    expect(severities({ values: { ...nothingCounted, attendance: 330 }, recent })).toEqual([]);
    expect(severities({ values: { ...nothingCounted, attendance: 331 }, recent })).toEqual([
      'confirm attendance',
    ]);
  });

  test('says nothingCounted without a history, and nothingCounted after weeks of zero', () => {
    expect(isUnusual(5000, [])).toBe(false);
    expect(isUnusual(5, [0, 0, 0])).toBe(false);
  });

  test('the median is one of the values, with at most half of them on either side', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5000), { minLength: 1 }), (values) => {
        const middle = median(values);
        expect(values).toContain(middle);
        const below = values.filter((value) => middle !== null && value < middle).length;
        const above = values.filter((value) => middle !== null && value > middle).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });
});

describe('the date of a report', () => {
  test('no future date in the zone of the church, and none further back than the policy', () => {
    expect(checkDate('2026-11-23', '2026-11-22', 14)[0]?.message).toMatch(/still to come/);
    expect(checkDate('2026-11-22', '2026-11-22', 0)).toEqual([]);
    expect(checkDate('2026-11-08', '2026-11-22', 14)).toEqual([]);
    expect(checkDate('2026-11-07', '2026-11-22', 14)[0]?.message).toMatch(/Sunday 8 November/);
  });
});

test('stops come first, then what needs confirming, then warnings', () => {
  const values = { ...counted, attendance: 1000, males: 154 };
  expect(severities({ values, recent: [100], date: '2026-11-23' })).toEqual([
    'stop date',
    'confirm attendance',
    'warn age',
    'warn gender',
  ]);
});

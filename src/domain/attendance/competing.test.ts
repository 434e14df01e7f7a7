import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { compete } from './competing.ts';
import { churchAttendanceReport } from './definitions.ts';
import type { ReportValues } from './entities.ts';
import { nothingCounted } from './nothing-counted.ts';

const nothing: ReportValues = { ...nothingCounted, attendance: 100 };

const current = (values: Partial<ReportValues>) => ({
  versionId: 'v1',
  values: { ...nothing, ...values },
  authorIds: ['thabo'],
});
const incoming = (values: Partial<ReportValues>, basedOn: string | null = null, by = 'lerato') => ({
  values: { ...nothing, ...values },
  authorIds: [by],
  basedOn,
});
const decide = (a: ReturnType<typeof current>, b: ReturnType<typeof incoming>) =>
  compete(churchAttendanceReport, a, b);

describe('two people, one report', () => {
  test('a submission based on the current version becomes the current one', () => {
    expect(decide(current({}), incoming({ attendance: 120 }, 'v1')).outcome).toBe('standing');
  });

  test('the author of the current version may correct without having seen the answer', () => {
    expect(decide(current({}), incoming({ attendance: 120 }, null, 'thabo')).outcome).toBe(
      'standing',
    );
  });

  test('equal or one-sided fields merge, with both authors', () => {
    expect(decide(current({ males: 40 }), incoming({ adults: 70 }))).toEqual({
      outcome: 'merged',
      values: { ...nothing, males: 40, adults: 70 },
      authorIds: ['thabo', 'lerato'],
    });
  });

  test('issue 13: custom fields merge one by one, and two answers to one compete', () => {
    const mine = current({ custom: { cars: 40 } });
    expect(decide(mine, incoming({ custom: { venue: 'Hall' } }))).toMatchObject({
      outcome: 'merged',
      values: { custom: { cars: 40, venue: 'Hall' } },
    });
    expect(decide(mine, incoming({ custom: { cars: 41 } })).outcome).toBe('competing');
  });

  test('a field that differs competes: nothing is overwritten', () => {
    expect(decide(current({ adults: 70 }), incoming({ adults: 71 })).outcome).toBe('competing');
  });

  test('"did not meet" never merges', () => {
    const closed = { attendance: null, didNotMeet: true };
    expect(decide(current(closed), incoming({})).outcome).toBe('competing');
    expect(decide(current({}), incoming(closed)).outcome).toBe('competing');
  });

  test('a merge keeps every number either side counted, and does not depend on the order', () => {
    const count = fc.option(fc.nat(500), { nil: null });
    const counts = fc.record({ adults: count, children: count, teens: count, males: count });
    fc.assert(
      fc.property(counts, counts, (a, b) => {
        const forth = decide(current(a), incoming(b));
        const back = decide(current(b), incoming(a));
        expect(forth.outcome).toBe(back.outcome);
        if (forth.outcome !== 'merged' || back.outcome !== 'merged') return;
        expect(forth.values).toEqual(back.values);
        for (const key of Object.keys(a) as (keyof typeof a)[]) {
          expect(forth.values[key]).toBe(a[key] ?? b[key]);
        }
      }),
    );
  });
});

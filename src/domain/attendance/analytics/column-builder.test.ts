import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportsArbitrary } from '../../../../tests/support/analytics-cases.ts';
import { rowsOfColumns } from '../../../../tests/support/rows-of-columns.ts';
import { pack } from '../attendance-block.ts';
import { quarterOf } from '../unpack.ts';
import { dayNumber } from '../../values/dates/day-number.ts';
import type { AttendanceReport } from '../entities.ts';
import { columnBuilder, columnsOf, listsOf } from './column-builder.ts';
import type { ReportColumns } from './columns.ts';
import { measures } from './measures.ts';
import { mergedColumns } from './quarters/merged-columns.ts';

/** Reports in blocks of one church each, as devices hold them. */
function fromBlocks(reports: readonly AttendanceReport[]): ReportColumns {
  const builder = columnBuilder(1);
  for (const [churchId, of] of Map.groupBy(reports, (report) => report.churchId)) {
    const { columns, money } = pack(of);
    const shared = { churchId: { all: churchId, times: of.length }, offering: money.offering };
    builder.add({ ...columns, ...shared });
  }
  return builder.done();
}

/** The same, told of each place by numbers, as the server reads them. */
function fromNumbers(reports: readonly AttendanceReport[]): ReportColumns {
  const builder = columnBuilder(1);
  const counted = reports.filter(({ status }) => status !== 'void');
  const plain = columnsOf(reports);
  for (const place of plain.places) {
    const id = place.groupId ?? place.serviceId;
    const of = counted.filter(({ groupId, serviceId }) => (groupId ?? serviceId) === id);
    const at = builder.know({ ...place });
    builder.addOf(at, {
      length: of.length,
      write({ day, met, valuesOf, currency }, begin, numberOf) {
        for (const [nth, report] of of.entries()) {
          const row = begin + nth;
          day[row] = dayNumber(report.date);
          met[row] = report.didNotMeet ? 0 : 1;
          for (const measure of measures) {
            if (measure !== 'offering') valuesOf(measure)[row] = report[measure] ?? -1;
          }
          if (!report.offering) continue;
          valuesOf('offering')[row] = report.offering.minor;
          currency[row] = numberOf(report.offering.currency);
        }
      },
    });
  }
  return builder.done();
}

/** From the columns of each quarter. */
function fromQuarters(reports: readonly AttendanceReport[]): ReportColumns {
  const quarters = Map.groupBy(reports, ({ date }) => quarterOf(date));
  const inOrder = [...quarters].toSorted(([a], [b]) => a.localeCompare(b));
  return mergedColumns(inOrder.map(([, of]) => columnsOf(of)));
}

/** Behind one another at each place. */
function areInOrder({ starts, day }: ReportColumns): boolean {
  return day.every((one, row) => starts.includes(row) || one >= (day[row - 1] ?? 0));
}

test('columns say the same of packed reports, of plain ones, of the numbers of each place and of the columns of each quarter', () => {
  fc.assert(
    fc.property(reportsArbitrary, (reports) => {
      const plain = rowsOfColumns(columnsOf(reports));
      expect(rowsOfColumns(fromBlocks(reports))).toEqual(plain);
      expect(rowsOfColumns(fromNumbers(reports))).toEqual(plain);
      const merged = fromQuarters(reports);
      expect(rowsOfColumns(merged)).toEqual(plain);
      expect(areInOrder(merged)).toBe(true);
      expect(plain).toHaveLength(reports.filter(({ status }) => status !== 'void').length);
    }),
    { numRuns: 60 },
  );
});

test('of a meeting that did not take place nothing is counted, and a deleted report knows no place', () => {
  const one = fc.sample(reportsArbitrary, { numRuns: 100, seed: 3 }).flat()[0];
  if (!one) throw new Error('No report was drawn');
  const notMet = { ...one, status: 'submitted' as const, didNotMeet: true, attendance: 40 };
  const { values, met, day } = columnsOf([notMet]);
  expect([met[0], values.attendance[0], values.offering[0]]).toEqual([0, -1, -1]);
  expect(day).toHaveLength(1);
  const deleted = columnsOf([{ ...one, status: 'void' }]);
  expect([deleted.places, deleted.day.length]).toEqual([[], 0]);
  expect(listsOf([one]).date).toEqual([one.date]);
});

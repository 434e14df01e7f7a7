import type { CountedPlace, Numbers, ReportColumns } from '#domain/attendance/analytics/columns.ts';
import { notCounted } from '#domain/attendance/analytics/columns.ts';
import { type Measure, measures } from '#domain/attendance/analytics/measures.ts';
import type { Cache } from '../../cache.ts';

/**
 * Reports of a quarter as columns. The browser reads twenty of them in the time of 300 blocks; buffers stand by themselves,
 * since a sealed row knows them nowhere else.
 */
export interface CountedQuarter extends Partial<Record<Measure, ArrayBuffer>> {
  /** Its first day. */
  quarter: string;
  /** State of the reports that it was made of. */
  madeOf: string;
  places: readonly CountedPlace[];
  currencies: readonly string[];
  starts: ArrayBuffer;
  day: ArrayBuffer;
  met: ArrayBuffer;
  currency: ArrayBuffer;
}

/** A program that counts other numbers makes them anew. */
const form = measures.join(' ');

/** Quarter -> the state of its reports. What is made of reports that are read after it is never older than it. */
export async function statesOfQuarters({
  quarterChange,
}: Cache): Promise<(quarter: string) => string> {
  const times = new Map((await quarterChange.toArray()).map((one) => [one.quarter, one.times]));
  return (quarter) => `${form} ${times.get(quarter) ?? 0}`;
}

const bufferOf = (numbers: Numbers | Uint8Array) => numbers.slice().buffer;

/** Columns of a quarter, not kept yet. */
export interface QuarterColumns {
  quarter: string;
  madeOf: string;
  columns: ReportColumns;
}

function packQuarter({ quarter, madeOf, columns }: QuarterColumns): CountedQuarter {
  const { places, starts, day, met, values, currencies, currency } = columns;
  const said = measures.filter((one) => values[one].some((value) => value !== notCounted));
  return {
    quarter,
    madeOf,
    places,
    currencies,
    starts: bufferOf(starts),
    day: bufferOf(day),
    met: bufferOf(met),
    currency: bufferOf(currency),
    ...Object.fromEntries(said.map((one) => [one, bufferOf(values[one])])),
  };
}

function valuesOf(measure: Measure, { [measure]: buffer = new ArrayBuffer() }: CountedQuarter) {
  return measure === 'offering' ? new Float64Array(buffer) : new Int32Array(buffer);
}

function unpackQuarter(packed: CountedQuarter): ReportColumns {
  const { places, currencies, starts, day, met, currency } = packed;
  const values = measures.map((one) => [one, valuesOf(one, packed)] as const);
  return {
    places,
    currencies,
    starts: new Int32Array(starts),
    day: new Int32Array(day),
    met: new Uint8Array(met),
    currency: new Uint8Array(currency),
    values: Object.fromEntries(values) as ReportColumns['values'],
  };
}

/** Columns of the quarters that are kept as they are now. `stateOf`: null where they are not asked for. */
export async function keptQuarters(
  cache: Cache,
  stateOf: (quarter: string) => string | null,
): Promise<Map<string, ReportColumns>> {
  const kept = await cache.countedQuarter.toArray();
  const current = kept.filter(({ quarter, madeOf }) => stateOf(quarter) === madeOf);
  return new Map(current.map((one) => [one.quarter, unpackQuarter(one)]));
}

/** Keeps quarters whose reports have not changed since they were read. */
export async function keepQuarters(cache: Cache, made: readonly QuarterColumns[]): Promise<void> {
  if (made.length === 0) return;
  await cache.transaction('rw', cache.quarterChange, cache.countedQuarter, async () => {
    const stateOf = await statesOfQuarters(cache);
    const current = made.filter(({ quarter, madeOf }) => stateOf(quarter) === madeOf);
    await cache.countedQuarter.bulkPut(current.map(packQuarter));
  });
}

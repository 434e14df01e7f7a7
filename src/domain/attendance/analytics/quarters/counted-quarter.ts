import { type CountedPlace, notCounted, type Numbers, type ReportColumns } from '../columns.ts';
import { type Measure, measures } from '../measures.ts';
import type { PartColumns } from './merged-columns.ts';

/**
 * Reports of a quarter as columns, for the disk. A browser reads twenty of them in the time of 300 blocks. Buffers stand by
 * themselves, since a sealed row knows them nowhere else.
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

/** Columns of a quarter, not packed yet. */
export interface QuarterColumns extends Pick<CountedQuarter, 'quarter' | 'madeOf'> {
  columns: ReportColumns;
}

const bufferOf = (numbers: Numbers | Uint8Array) => numbers.slice().buffer;

/** As narrow as the numbers are: half as much is read. */
function narrowed(numbers: Numbers): ArrayBuffer {
  for (const Narrow of [Int16Array, Int32Array]) {
    const fitting = new Narrow(numbers);
    if (fitting.every((value, at) => value === numbers[at])) return fitting.buffer;
  }
  return bufferOf(numbers);
}

export function packQuarter({ quarter, madeOf, columns }: QuarterColumns): CountedQuarter {
  const { places, starts, day, met, values, currencies, currency } = columns;
  const said = measures.filter((one) => values[one].some((value) => value !== notCounted));
  return {
    quarter,
    madeOf,
    places,
    currencies,
    starts: bufferOf(starts),
    day: narrowed(day),
    met: bufferOf(met),
    currency: bufferOf(currency),
    ...Object.fromEntries(said.map((one) => [one, narrowed(values[one])])),
  };
}

export function unpackQuarter(packed: CountedQuarter): PartColumns {
  const { places, currencies, starts, day, currency } = packed;
  const met = new Uint8Array(packed.met);
  const widthOf = (buffer: ArrayBuffer) => buffer.byteLength / met.length;
  const valuesOf = (buffer = new ArrayBuffer()) => {
    if (widthOf(buffer) === 8) return new Float64Array(buffer);
    return widthOf(buffer) === 4 ? new Int32Array(buffer) : new Int16Array(buffer);
  };
  const values = measures.map((one) => [one, valuesOf(packed[one])] as const);
  return {
    places,
    currencies,
    starts: new Int32Array(starts),
    day: widthOf(day) === 4 ? new Int32Array(day) : new Int16Array(day),
    met,
    currency: new Uint8Array(currency),
    values: Object.fromEntries(values) as PartColumns['values'],
  };
}

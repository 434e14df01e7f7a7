import type { PlaceRows, RowArrays } from '#domain/attendance/analytics/column-builder.ts';
import { notCounted, type Numbers } from '#domain/attendance/analytics/columns.ts';
import { type Measure, measures } from '#domain/attendance/analytics/measures.ts';
import { placeOfReport } from '../tables.ts';

/*
 * Reports of a place and a quarter as bytes, in the order of their days: the day that the quarter begins with (since 1970), how many
 * they are, and a bit for each measure that one of them says, each in four bytes. Then a number for each report, one field after the other: twice
 * its day in the quarter, and one more where the meeting took place; each measure that is said. Of money come the amounts in
 * eight bytes, and then the codes of their currencies in three. Other numbers have two bytes, or four where one is too long.
 */

const counts = measures.filter((measure) => measure !== 'offering');
const column = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const bitOf = (measure: Measure) => 2 ** measures.indexOf(measure);
/** One of the numbers takes four bytes. */
const wideBit = 2 ** measures.length;
const longestNarrow = 32_767;
const headLength = 12;

const saidBit = (measure: Measure, field: string) =>
  `case when count(${field}) > 0 then ${bitOf(measure)} else 0 end`;

/** -1 where a report does not say it, as `notCounted` has it. */
const numbersOf = (field: string) =>
  `coalesce(case when count(${field}) > 0 then string_agg(case when wide
    then int4send(coalesce(${field}, -1)) else int2send(coalesce(${field}, -1)::smallint) end, '') end, '')`;

/**
 * SQL that answers the bytes of the reports of a place and a quarter.
 * @param place SQL of the id of the place, and `quarter` of the first day of the quarter. `$1` is the tenant.
 */
export function packedText(place: string, quarter: string): string {
  const fields = counts.map(column);
  const start = `(${quarter} - '1970-01-01'::date)`;
  return `(select int4send(${start}) || int4send(count(*)::int)
      || int4send(${counts.map((count) => saidBit(count, column(count))).join(' + ')}
        + ${saidBit('offering', 'minor')} + case when bool_or(wide) then ${wideBit} else 0 end)
      || coalesce(string_agg(int2send((2 * (date - ${quarter}) + (not did_not_meet)::int)::smallint), ''), '')
      || ${fields.map(numbersOf).join('\n      || ')}
      || coalesce(case when count(minor) > 0 then string_agg(int8send(coalesce(minor, -1)), '')
        || string_agg(convert_to(coalesce(currency, '   '), 'UTF8'), '') end, '')
    from (select date, did_not_meet, ${fields.join(', ')},
        (offering->>'minor')::bigint as minor, rpad(offering->>'currency', 3) as currency,
        coalesce(max(greatest(${fields.join(', ')})) over (), 0) > ${longestNarrow} as wide
      from attendance_report
      where tenant_id = $1 and (${placeOfReport}) = ${place} and status <> 'void'
        and date >= ${quarter} and date < ${quarter} + interval '3 months'
      order by date) said)`;
}

interface Head {
  firstDay: number;
  length: number;
  said: readonly Measure[];
  /** Bytes of a number. */
  width: 2 | 4;
}

/** Measures of each number of bits: there are few of them in thousands of quarters. */
const saidByBits = new Map<number, readonly Measure[]>();

function saidIn(bits: number): readonly Measure[] {
  const known = saidByBits.get(bits);
  if (known) return known;
  const said = measures.filter((measure) => (bits & bitOf(measure)) !== 0);
  saidByBits.set(bits, said);
  return said;
}

function headAt(bytes: DataView, at: number): Head {
  const bits = bytes.getInt32(at + 8);
  return {
    firstDay: bytes.getInt32(at),
    length: bytes.getInt32(at + 4),
    said: saidIn(bits),
    width: (bits & wideBit) === 0 ? 2 : 4,
  };
}

const bytesOfMeasure = (measure: Measure, { length, width }: Head) =>
  length * (measure === 'offering' ? 8 + 3 : width);

/** Bytes of a quarter. */
function sizeOf(head: Head): number {
  let size = headLength + 2 * head.length;
  for (const measure of head.said) size += bytesOfMeasure(measure, head);
  return size;
}

/** How many reports some quarters hold, one behind the other. Throws for bytes that are none: they would be read for ever. */
function lengthOf(bytes: DataView): number {
  let sum = 0;
  for (let at = 0; at < bytes.byteLength;) {
    const head = headAt(bytes, at);
    sum += head.length;
    at += sizeOf(head);
    if (head.length < 0 || at > bytes.byteLength) throw new Error('Packed counts are damaged');
  }
  return sum;
}

function writeMoney(
  bytes: DataView,
  at: number,
  { valuesOf, currency }: RowArrays,
  { begin, length }: { begin: number; length: number },
  numberOf: (code: string) => number,
): void {
  const codes = at + 8 * length;
  const amounts = valuesOf('offering');
  for (let row = 0; row < length; row++) {
    const minor = Number(bytes.getBigInt64(at + 8 * row));
    if (minor === notCounted) continue;
    amounts[begin + row] = minor;
    const code = codes + 3 * row;
    currency[begin + row] = numberOf(
      String.fromCharCode(bytes.getUint8(code), bytes.getUint8(code + 1), bytes.getUint8(code + 2)),
    );
  }
}

function writeCounts(
  bytes: DataView,
  at: number,
  to: Numbers,
  begin: number,
  { length, width }: Head,
): void {
  if (width === 2) {
    for (let row = 0; row < length; row++) to[begin + row] = bytes.getInt16(at + 2 * row);
  } else {
    for (let row = 0; row < length; row++) to[begin + row] = bytes.getInt32(at + 4 * row);
  }
}

/**
 * Reports of a place, out of the bytes of some quarters, one behind the other in their order.
 * @param readsMoney without it nobody learns of its money
 */
export function rowsOfPacked(packed: Buffer, readsMoney: boolean): PlaceRows {
  const bytes = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  return {
    length: lengthOf(bytes),
    write(to, first, numberOf) {
      let begin = first;
      for (let at = 0; at < bytes.byteLength;) {
        const head = headAt(bytes, at);
        const { firstDay, length, said } = head;
        at += headLength;
        for (let row = 0; row < length; row++) {
          const dayAndMet = bytes.getInt16(at + 2 * row);
          to.day[begin + row] = firstDay + (dayAndMet >> 1);
          to.met[begin + row] = dayAndMet & 1;
        }
        at += 2 * length;
        for (const measure of said) {
          if (measure !== 'offering') writeCounts(bytes, at, to.valuesOf(measure), begin, head);
          else if (readsMoney) writeMoney(bytes, at, to, { begin, length }, numberOf);
          at += bytesOfMeasure(measure, head);
        }
        begin += length;
      }
    },
  };
}

import type { DBCoreIndex, DBCoreTableSchema } from 'dexie';
import {
  isSealed,
  type Lock,
  openRow,
  parted,
  type Row,
  type RowKey,
  sealRow,
  type SealedRow,
} from '#domain/sealing/row-seal.ts';
import { rowCipher as cipher } from './row-cipher.ts';
import { sealedArgs } from '#domain/sealing/sealed-args.ts';
import type { SealedBytes } from '#domain/sealing/server-way.ts';
import { entriesOf, hiddenCursor } from './hidden-index.ts';
import { itemInParts, itemOfParts } from './item-parts.ts';
import type { Place } from './sealing.ts';

/** A row of somebody who is away: only their PIN or their password opens it. */
class RowsLocked extends Error {
  override name = 'RowsLocked';
  constructor() {
    super('What this person has on this device is sealed until they are back');
  }
}

/** A row of the queue has the key with it that opens it, under the key that the server gives. */
interface GoingRow extends SealedRow {
  _key: SealedBytes;
}

const topField = (path: string) => path.split('.')[0] ?? path;

function fieldsOf({ keyPath }: DBCoreIndex): string[] {
  if (keyPath === null) return [];
  return (typeof keyPath === 'string' ? [keyPath] : keyPath).map(topField);
}

/** Table and key: what is sealed in one place opens in no other. */
const placeOf = ({ name, primaryKey }: DBCoreTableSchema, row: Row) =>
  `${name} ${String(primaryKey.extractKey?.(row))}`;

/** Fields by which a row is found stay readable. */
function partsOf({ sealing, schema }: Place, row: Row) {
  if (schema.name === 'items') return itemInParts(row);
  const found = [schema.primaryKey, ...schema.indexes].flatMap(fieldsOf);
  return parted(row, new Set(found.filter((field) => !sealing.hidden.has(field))));
}

/** A row that nobody here can open goes back as it came. */
function asItLay({ sealed, ...row }: Row): Row {
  if (sealed !== true) return row;
  const { args: _travels, ...lay } = row;
  return lay;
}

/** The key by which rows of a place are sealed now; null where they stay as they are. */
function lockOf(row: Row, { sealing, schema, held }: Place, isNew: boolean): Lock | null {
  const place = placeOf(schema, row);
  if (sealing.away !== 'goes') {
    if (!held) throw new RowsLocked();
    return { cipher, key: held.key, place };
  }
  if (held) return held.queueByServer && { cipher, key: held.queueKey, place };
  // It lay readable before its author was sealed, and is moved on while they are away.
  if (!isNew) return null;
  throw new RowsLocked();
}

/** A row as it goes to the disk. */
function seal(row: Row, place: Place, isNew: boolean): Row {
  if (isSealed(row)) return asItLay(row);
  const lock = lockOf(row, place, isNew);
  if (!lock) return row;
  const sealed = sealRow(partsOf(place, row), lock);
  return place.sealing.away === 'goes' ? { ...sealed, _key: place.held?.queueByServer } : sealed;
}

function whole(row: SealedRow, schema: DBCoreTableSchema, key: RowKey): Row {
  const { _key: _itsKey, ...sealed } = row as GoingRow;
  const readable = openRow(sealed, { cipher, key, place: placeOf(schema, row) });
  return schema.name === 'items' ? itemOfParts(readable) : readable;
}

/** Of a row of the queue: its key, as the server alone opens it. */
export function keyOf(row: SealedRow): SealedBytes {
  return (row as GoingRow)._key;
}

/** A row of the queue as its person wrote it, by a key of before. */
export function openedBy(key: RowKey, row: SealedRow, schema: DBCoreTableSchema): Row {
  return whole(asItLay(row) as SealedRow, schema, key);
}

/** What there is of a row whose person is away, or that another key sealed. */
function closed(row: GoingRow, { schema }: Place): Row {
  if (schema.name !== 'items') return row;
  return { ...row, args: sealedArgs(row._key, row._sealed), sealed: true };
}

function going(row: GoingRow, place: Place): Row {
  const key = place.held?.queueKey;
  try {
    return key ? whole(row, place.schema, key) : closed(row, place);
  } catch {
    // It was sealed by a key of before.
    return closed(row, place);
  }
}

/** A row as its person wrote it. */
function open(row: SealedRow, place: Place): Row {
  const { sealing, schema, held } = place;
  if (sealing.away === 'goes') return going(row as GoingRow, place);
  if (held) return whole(row, schema, held.key);
  if (sealing.away === 'shown') return row;
  throw new RowsLocked();
}

/** All that a device needs whose rows are sealed, and no other. A thread may bring it with the first such row. */
export const rowTools = { seal, open, entriesOf, hiddenCursor };
export type RowTools = typeof rowTools;

import type {
  DBCoreCursor,
  DBCoreIndex,
  DBCoreOpenCursorRequest,
  DBCoreQueryRequest,
  DBCoreTable,
  DBCoreTableSchema,
} from 'dexie';
import { cursorOver, entriesOf, type Entry, type Order } from './hidden-index.ts';
import { heldKey, isSealedPerson, RowsLocked } from './key-ring.ts';
import { isSealed, openRow, type Row, type RowCipher, sealRow } from './row-seal.ts';

/** How a table is sealed. */
export interface Sealing {
  /** Account whose row it is. */
  ownerOf(row: Row): string;
  /** Fields with names of people: indexed elsewhere, and hidden here. */
  hidden: ReadonlySet<string>;
  /** A row of somebody who is away: an error, or what can be read of it. */
  away: 'error' | 'shown';
}

/** Dexie’s own name of the range without ends. */
const everything = { type: 3, lower: undefined, upper: undefined } as const;

const topField = (path: string) => path.split('.')[0] ?? path;

function fieldsOf({ keyPath }: DBCoreIndex): string[] {
  if (keyPath === null) return [];
  return (typeof keyPath === 'string' ? [keyPath] : keyPath).map(topField);
}

interface Place {
  clear: ReadonlySet<string>;
  of(row: Row): string;
}

/** Fields of a table that stay readable, and how a row of it is named. */
function placeIn(
  { name, primaryKey, indexes }: DBCoreTableSchema,
  hidden: Sealing['hidden'],
): Place {
  const fields = [primaryKey, ...indexes].flatMap(fieldsOf);
  return {
    clear: new Set(fields.filter((field) => !hidden.has(field))),
    of: (row) => `${name} ${String(primaryKey.extractKey?.(row))}`,
  };
}

/** Rows of a table as they go to the disk. */
export function sealerOf(
  schema: DBCoreTableSchema,
  { ownerOf, hidden }: Sealing,
  cipher: RowCipher,
): (row: Row) => Row {
  const { clear, of: placeOf } = placeIn(schema, hidden);
  return (row) => {
    const owner = ownerOf(row);
    // A row that nobody here can open goes back as it came.
    if (isSealed(row) || !isSealedPerson(owner)) return row;
    const key = heldKey(owner);
    if (!key) throw new RowsLocked();
    return sealRow(row, { cipher, key, clear, place: placeOf(row) });
  };
}

/** A row whose key or index is a field that is hidden answers from all rows: these tables are small on such a device. */
export function sealedTable(
  table: DBCoreTable,
  sealing: Sealing,
  { cipher, order }: { cipher: RowCipher; order: Order },
): DBCoreTable {
  const { ownerOf, hidden, away } = sealing;
  const { primaryKey } = table.schema;
  const seal = sealerOf(table.schema, sealing, cipher);
  const { of: placeOf } = placeIn(table.schema, hidden);
  const isHidden = (index: DBCoreIndex) => fieldsOf(index).some((field) => hidden.has(field));

  const open = (stored: unknown): unknown => {
    if (typeof stored !== 'object' || stored === null || !isSealed(stored as Row)) return stored;
    const row = stored as Parameters<typeof openRow>[0];
    const key = heldKey(ownerOf(row));
    if (key) return openRow(row, { cipher, key, place: placeOf(row) });
    if (away === 'shown') return row;
    throw new RowsLocked();
  };
  // Chained, not awaited: a promise of the browser itself would leave the transaction that the database library tracks.
  const entriesFor = ({ trans, query }: Pick<DBCoreQueryRequest, 'trans' | 'query'>) =>
    table
      .query({ trans, values: true, query: { index: primaryKey, range: everything } })
      .then(({ result }) => {
        const rows = result.map((stored) => open(stored) as Row);
        return entriesOf(rows, { ...query, primary: primaryKey, order });
      });

  return {
    ...table,
    mutate: (request) =>
      request.type === 'add' || request.type === 'put'
        ? table.mutate({ ...request, values: request.values.map((row: Row) => seal(row)) })
        : table.mutate(request),
    get: (request) => table.get(request).then(open),
    getMany: (request) => table.getMany(request).then((rows) => rows.map(open)),
    query(request) {
      const { values, limit, direction } = request;
      if (!isHidden(request.query.index)) {
        const found = table.query(request);
        return values ? found.then(({ result }) => ({ result: result.map(open) })) : found;
      }
      return entriesFor(request).then((entries) => {
        const inOrder = direction?.startsWith('prev') ? entries.toReversed() : entries;
        const found = inOrder.slice(0, limit);
        return { result: found.map(({ row, primaryKey: key }) => (values ? row : key)) };
      });
    },
    count: (request) =>
      isHidden(request.query.index)
        ? entriesFor(request).then(({ length }) => length)
        : table.count(request),
    openCursor: (request) =>
      isHidden(request.query.index)
        ? entriesFor(request).then((entries) => hiddenCursor(entries, request, order))
        : table.openCursor(request).then((cursor) => cursor && openedCursor(cursor, open)),
  };
}

/** The cursor of the browser, whose rows are open. */
function openedCursor(cursor: DBCoreCursor, open: (stored: unknown) => unknown): DBCoreCursor {
  return Object.create(cursor, {
    key: { get: () => cursor.key as unknown },
    primaryKey: { get: () => cursor.primaryKey as unknown },
    value: { get: () => open(cursor.value) },
  }) as DBCoreCursor;
}

function hiddenCursor(
  entries: readonly Entry[],
  { trans, reverse, unique }: DBCoreOpenCursorRequest,
  order: Order,
): DBCoreCursor | null {
  const way = reverse ? -1 : 1;
  const once = unique ? firstOfEach(entries, order) : entries;
  const inOrder = reverse ? once.toReversed() : once;
  return cursorOver(inOrder, trans, ({ key, primaryKey }, wanted, wantedPrimary) => {
    const apart = order(key, wanted) * way;
    if (apart !== 0 || wantedPrimary === undefined) return apart >= 0;
    return order(primaryKey, wantedPrimary) * way >= 0;
  });
}

function firstOfEach(entries: readonly Entry[], order: Order): Entry[] {
  return entries.filter(({ key }, at) => {
    const before = entries[at - 1];
    return before === undefined || order(before.key, key) !== 0;
  });
}

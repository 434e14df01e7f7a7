import type { DBCoreCursor, DBCoreIndex, DBCoreQueryRequest, DBCoreTable } from 'dexie';
import { isSealed, type Row } from '#domain/sealing/row-seal.ts';
import type { Order } from './hidden-index.ts';
import { heldKey, isSealedPerson } from './key-ring.ts';
import type { RowTools } from './row-tools.ts';
import type { Place, Sealing } from './sealing.ts';

/** Dexie’s own name of the range without ends. */
const everything = { type: 3, lower: undefined, upper: undefined } as const;

interface Means {
  tools(): RowTools;
  order: Order;
}

/** A row whose key or index is a field that is hidden answers from all rows: these tables are small on such a device. */
export function sealedTable(
  table: DBCoreTable,
  sealing: Sealing,
  { tools, order }: Means,
): DBCoreTable {
  const { schema } = table;
  const { primaryKey } = schema;
  const placeOf = (row: Row): Place => {
    const held = heldKey(sealing.ownerOf(row));
    return { sealing, schema, held };
  };
  const isHidden = ({ keyPath }: DBCoreIndex) =>
    sealing.hidden.size > 0 &&
    isSealedPerson(sealing.ownerOf({})) &&
    [keyPath].flat().some((field) => field !== null && sealing.hidden.has(field));

  const seal = (row: Row, isNew: boolean): Row =>
    isSealed(row) || isSealedPerson(sealing.ownerOf(row))
      ? tools().seal(row, placeOf(row), isNew)
      : row;
  const open = (stored: unknown): unknown => {
    if (typeof stored !== 'object' || stored === null || !isSealed(stored as Row)) return stored;
    const row = stored as Parameters<RowTools['open']>[0];
    return tools().open(row, placeOf(row));
  };
  // Chained, not awaited: a promise of the browser itself would leave the transaction that the database library tracks.
  const entriesFor = ({ trans, query }: Pick<DBCoreQueryRequest, 'trans' | 'query'>) =>
    table
      .query({ trans, values: true, query: { index: primaryKey, range: everything } })
      .then(({ result }) => {
        const rows = result.map((stored) => open(stored) as Row);
        return tools().entriesOf(rows, { ...query, primary: primaryKey, order });
      });

  return {
    ...table,
    mutate(request) {
      const { type } = request;
      if (type !== 'add' && type !== 'put') return table.mutate(request);
      const values = request.values.map((row: Row) => seal(row, type === 'add'));
      return table.mutate({ ...request, values });
    },
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
        ? entriesFor(request).then((entries) => tools().hiddenCursor(entries, request, order))
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

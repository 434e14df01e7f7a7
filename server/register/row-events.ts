import { sameValue } from '#domain/editing.ts';
import { editableFields, type Register } from '#domain/register/register.ts';
import type { RowEvent } from '#domain/register/row-history.ts';
import { customNames, customValuesField, storedIn, valueIn } from '#domain/rows/row-values.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';

/** The fields that differ between two rows. */
export function changesBetween(before: object, after: object): RowEvent['changes'] {
  const named = Object.keys(after).flatMap((field) =>
    field === customValuesField ? customNames(before, after) : [field],
  );
  return named.flatMap((field) => {
    const [was, became] = [valueIn(before, field), valueIn(after, field)];
    return sameValue(was, became) ? [] : [{ field, was: was ?? null, became: became ?? null }];
  });
}

/** The changes that the history tells: of what people change. What follows from it repeats it. */
export function changesOf(register: Register, before: object, after: object): RowEvent['changes'] {
  const told = new Set(editableFields(register));
  return changesBetween(before, after).filter(({ field }) => told.has(storedIn(field)));
}

interface Happened extends Pick<RowEvent, 'what'> {
  t: string;
  at: Date;
}

/** Notes what is done to rows, in the transaction that does it. */
export async function noteEvents(
  tx: TenantTransaction,
  { accountId, name }: Pick<Caller, 'accountId' | 'name'>,
  { t, at, what }: Happened,
  rows: readonly ({ rowId: string } & Pick<RowEvent, 'changes'>)[],
): Promise<void> {
  await tx.rows(
    'note row events',
    `insert into row_event (tenant_id, t, at, account_id, author_name, what, row_id, changes)
     select $1, $2, $3, $4, $5, $6, unnest($7::uuid[]), unnest($8::jsonb[])`,
    [
      tx.tenantId,
      t,
      at.toISOString(),
      accountId,
      name,
      what,
      rows.map(({ rowId }) => rowId),
      rows.map(({ changes }) => JSON.stringify(changes)),
    ],
  );
}

/** The newest that there is room for on a page. */
const mostEvents = 200;

/** What happened to these rows, which are one by now. */
export async function eventsOf(
  tx: TenantTransaction,
  t: string,
  rowIds: readonly string[],
): Promise<RowEvent[]> {
  return tx.rows<RowEvent>(
    'row events',
    `select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
       author_name as "byName", what, changes
     from row_event where tenant_id = $1 and t = $2 and row_id = any($3)
     order by row_event.at desc, id desc limit ${mostEvents}`,
    [tx.tenantId, t, rowIds],
  );
}

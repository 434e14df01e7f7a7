import { mergeOperation } from '#domain/duplicates/merge-operation.ts';
import { sameValue } from '#domain/editing.ts';
import { people } from '#domain/people/people.ts';
import { nameOf } from '#domain/people/rules.ts';
import type { Person } from '#domain/people/entities.ts';
import { renamed } from '#domain/register/merged-rows.ts';
import type { AnyRow, Register } from '#domain/register/register.ts';
import { withWhom } from '#domain/register/row-history.ts';
import { customNames, valueIn, withValues } from '#domain/rows/row-values.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { command } from '../handler.ts';
import { keepRowPictures } from '../pictures/row-pictures.ts';
import { customPersonFields } from '../people/person-references.ts';
import { personStore } from '../people/scopes.ts';
import { auditedRow } from '../register/audited-row.ts';
import { assertRow } from '../register/assert-row.ts';
import { changesOf, noteEvents } from '../register/row-events.ts';
import { noteAuthors } from '../sync/edit-row.ts';
import type { Rows } from '../sync/effect.ts';
import { movedRows } from './moved-rows.ts';
import { peopleToMerge } from './people-to-merge.ts';
import type { TouchedRow } from './touched-rows.ts';

const t = people.entity.name;
const keeping = { register: people as Register, store: personStore, hooks: {} };

/** By entity: the rows that become others, and the ids of those that go. */
function effectOf(touched: readonly TouchedRow[]) {
  const replaces: Record<string, AnyRow[]> = {};
  const erased: Record<string, string[]> = {};
  for (const { t: of, before, after } of touched) {
    if (after) (replaces[of] ??= []).push(after);
    else (erased[of] ??= []).push(before.id);
  }
  return { replaces: replaces as Rows, erased };
}

interface Merged {
  id: string;
  at: Date;
  kept: Person;
  lost: Person;
  touched: readonly TouchedRow[];
}

/** Everything that taking it back needs. */
async function keepMerge(
  tx: TenantTransaction,
  { name }: Caller,
  { id, at, kept, lost, touched }: Merged,
): Promise<void> {
  await tx.rows(
    'keep merge',
    `insert into person_merge (tenant_id, id, kept_id, lost_id, other_name, at, author_name, touched)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb)`,
    [
      tx.tenantId,
      id,
      kept.id,
      lost.id,
      nameOf(lost),
      at.toISOString(),
      name,
      JSON.stringify(touched),
    ],
  );
}

/** From now on the ids of what went mean what stayed. */
async function keepAliases(tx: TenantTransaction, touched: readonly TouchedRow[]): Promise<void> {
  const became = touched.filter(({ into }) => typeof into === 'string');
  await tx.rows(
    'keep aliases',
    `insert into row_alias (tenant_id, t, id, kept_id)
     select $1, unnest($2::text[]), unnest($3::uuid[]), unnest($4::uuid[])`,
    [
      tx.tenantId,
      became.map((one) => one.t),
      became.map(({ before }) => before.id),
      became.map(({ into }) => into),
    ],
  );
}

/** Before the person who stays gets the account of the other one: an account has one person. */
async function freeAccount(tx: TenantTransaction, before: Person, lost: Person): Promise<void> {
  if (before.accountId !== null || lost.accountId === null) return;
  await tx.rows(
    'free account of person',
    'update person set account_id = null where tenant_id = $1 and id = $2',
    [tx.tenantId, lost.id],
  );
}

async function noteMerge(
  tx: TenantTransaction,
  caller: Caller,
  { at, kept, lost }: Merged,
  before: Person,
): Promise<void> {
  const changes = changesOf(people as Register, before, kept);
  const changed = changes.map(({ field }) => ({ id: kept.id, field }));
  await noteAuthors(tx, t, changed, { by: caller, now: at });
  const whom = { field: withWhom, was: null, became: nameOf(lost) };
  await noteEvents(tx, caller, { t, at, what: 'merged' }, [
    { rowId: kept.id, changes: [whom, ...changes] },
  ]);
}

/**
 * The row before the merge, with the values of the lost record that the kept one takes: a value that was there is not
 * judged anew, as no definition of today may take it, and the photo is still the other record's.
 */
function withSaid(before: AnyRow, lost: Person, kept: AnyRow): AnyRow {
  const { pictureId } = kept['pictureId'] === lost.pictureId ? lost : (before as Partial<Person>);
  const said = customNames(lost).filter((field) =>
    sameValue(valueIn(lost, field), valueIn(kept, field)),
  );
  return withValues(
    { ...before, pictureId },
    said.map((field) => [field, valueIn(lost, field)]),
  );
}

/** Both records become one at once, with everything that refers to them, or nothing does. */
export const mergeHandler = command(mergeOperation, async (tx, caller, input, { id, now: at }) => {
  const { before, lost, kept } = await peopleToMerge(tx, caller, input);
  const row = { ...kept };
  await assertRow(tx, caller, keeping, { row, before: withSaid({ ...before }, lost, row) });
  const own = (await customPersonFields(tx)).get(people.name) ?? [];
  // Judged as it was chosen: the one who stays may name the other one.
  const after = renamed(kept, own, { id: lost.id, by: kept.id });
  const moved = await movedRows(tx, after, lost.id);
  const touched: TouchedRow[] = [
    { t, before: { ...before }, after: { ...after } },
    { t, before: { ...lost }, after: null, into: kept.id },
    ...moved,
  ];
  const merged = { id, at, kept: after, lost, touched };
  await keepMerge(tx, caller, merged);
  await keepAliases(tx, touched);
  await noteMerge(tx, caller, merged, before);
  await freeAccount(tx, before, lost);
  // The photo that nobody chose stays as long as a photo that was taken away: the merge can be undone until then.
  await keepRowPictures(tx, keeping.register, [
    { row, before: { ...before } },
    { row: { ...lost, pictureId: null }, before: { ...lost } },
  ]);
  const told = auditedRow(people as Register, { row: after, before });
  const audit = [{ ...told, details: { mergeId: id, lostId: lost.id } }];
  return { output: { id: kept.id }, ...effectOf(touched), audit };
});

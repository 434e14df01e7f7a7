import { undoDays } from '#domain/duplicates/merge.ts';
import { undoMergeOperation } from '#domain/duplicates/undo-merge-operation.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { people } from '#domain/people/people.ts';
import { may } from '#domain/permissions.ts';
import type { AnyRow, Register } from '#domain/register/register.ts';
import { withWhom } from '#domain/register/row-history.ts';
import { keepRowPictures } from '../pictures/row-pictures.ts';
import { auditedRow } from '../register/audited-row.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList, tableName } from '../entity-store.ts';
import { storeNamed } from '../entity-stores.ts';
import { command } from '../handler.ts';
import { registerOf } from '../people/registers-naming.ts';
import { meantBy } from '../register/aliases.ts';
import { changesOf, noteEvents } from '../register/row-events.ts';
import type { Rows } from '../sync/effect.ts';
import { type KeptMerge, keptMerge } from './kept-merges.ts';
import { lockedPeople } from './people-to-merge.ts';
import { restoredRow, type TouchedRow } from './touched-rows.ts';

const t = people.entity.name;

/** The merge, where the caller may make two of its person again. */
async function mergeToUndo(
  tx: TenantTransaction,
  caller: Caller,
  { id, churchId, mergeId }: { id: string; churchId: string; mergeId: string },
): Promise<KeptMerge> {
  const person = (await lockedPeople(tx, [id])).get(id);
  if (!person) {
    const became = await meantBy(tx, [[t, id]]);
    const later = 'This person was merged with another one later. Undo that merge first';
    if (became.size > 0) throw new Failure('validation', later);
  }
  if (person?.churchId !== churchId) throw new Failure('not_found', 'This person was not found');
  const merge = await keptMerge(tx, mergeId, id);
  const lost = merge?.touched.find((one) => one.before.id === merge.lostId)?.before;
  const church = { kind: 'church', id: String(lost?.['churchId']) } as const;
  if (!merge || !may(caller.grants, 'person.merge', church)) {
    throw new Failure(
      'validation',
      `This merge is not there to be undone: it was undone already, or is older than ${undoDays} days`,
    );
  }
  return merge;
}

/** A later merge of the same person has taken up what this one made: the last one is undone first. */
async function assertLast(tx: TenantTransaction, merge: KeptMerge): Promise<void> {
  const later = await tx.rows(
    'merges after this one',
    `select 1 from person_merge m join person_merge own
       on own.tenant_id = m.tenant_id and own.id = $2
     where m.tenant_id = $1 and m.kept_id = own.kept_id and (m.at, m.id) > (own.at, own.id)`,
    [tx.tenantId, merge.id],
  );
  if (later.length === 0) return;
  throw new Failure(
    'validation',
    'This person was merged with another one later. Undo that merge first',
  );
}

/** The rows as they are now, by their ids, kept from others until the end. */
async function rowsNow(
  tx: TenantTransaction,
  of: string,
  ids: readonly string[],
): Promise<Map<string, AnyRow>> {
  const store = storeNamed(of);
  const rows = await tx.rows<AnyRow>(
    `${of} to restore`,
    `select ${selectList(store)} from ${tableName(store)} where tenant_id = $1 and id = any($2)
     order by id for update`,
    [tx.tenantId, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

interface Restored {
  inserts: Record<string, AnyRow[]>;
  replaces: Record<string, AnyRow[]>;
}

/** Restores the touched rows of one entity. What somebody erased since stays away. */
async function restore(
  tx: TenantTransaction,
  of: string,
  touched: readonly TouchedRow[],
): Promise<{ inserts: AnyRow[]; replaces: AnyRow[] }> {
  const now = await rowsNow(
    tx,
    of,
    touched.map(({ before }) => before.id),
  );
  const inserts = touched.flatMap(({ before, after }) => (after === null ? [before] : []));
  const replaces = touched.flatMap(({ before, after }) => {
    const row = now.get(before.id);
    return after !== null && row ? [restoredRow(registerOf(of), { before, after }, row)] : [];
  });
  return { inserts, replaces };
}

async function restoreAll(
  tx: TenantTransaction,
  touched: readonly TouchedRow[],
): Promise<Restored> {
  const restored: Restored = { inserts: {}, replaces: {} };
  for (const of of new Set(touched.map((one) => one.t))) {
    const ofEntity = touched.filter((one) => one.t === of);
    const { inserts, replaces } = await restore(tx, of, ofEntity);
    restored.inserts[of] = inserts;
    restored.replaces[of] = replaces;
  }
  return restored;
}

/** The ids mean themselves again, and the merge is gone. */
async function forget(tx: TenantTransaction, { id, touched }: KeptMerge): Promise<void> {
  const became = touched.filter(({ into }) => typeof into === 'string');
  await tx.rows(
    'forget aliases',
    `delete from row_alias where tenant_id = $1 and (t, id) in (
       select unnest($2::text[]), unnest($3::uuid[]))`,
    [tx.tenantId, became.map((one) => one.t), became.map(({ before }) => before.id)],
  );
  await tx.rows('forget merge', 'delete from person_merge where tenant_id = $1 and id = $2', [
    tx.tenantId,
    id,
  ]);
}

/** Both people with everything that each had: what was changed since stays as it was changed. */
export const undoMergeHandler = command(
  undoMergeOperation,
  async (tx, caller, input, { now: at }) => {
    const merge = await mergeToUndo(tx, caller, input);
    await assertLast(tx, merge);
    await forget(tx, merge);
    const { inserts, replaces } = await restoreAll(tx, merge.touched);
    const merged = merge.touched.find(({ before }) => before.id === merge.keptId)?.after;
    const after = must(merged, 'the person who stayed, as merged');
    const kept = must(replaces[t]?.[0], 'the person who stayed');
    await keepRowPictures(tx, people as Register, [
      { row: kept, before: after },
      ...(inserts[t] ?? []).map((row) => ({ row, before: { ...row, pictureId: null } })),
    ]);
    const changes = changesOf(people as Register, after, kept);
    const whom = { field: withWhom, was: merge.otherName, became: null };
    await noteEvents(tx, caller, { t, at, what: 'unmerged' }, [
      { rowId: merge.keptId, changes: [whom, ...changes] },
    ]);
    // An account has one person: the one who gives it back lets go of it first.
    await tx.rows(
      'let go of account',
      'update person set account_id = $3 where tenant_id = $1 and id = $2',
      [tx.tenantId, kept.id, kept['accountId']],
    );
    const told = auditedRow(people as Register, {
      row: kept,
      before: after,
    });
    const audit = [{ ...told, details: { mergeId: merge.id, lostId: merge.lostId } }];
    return {
      output: { id: merge.keptId },
      inserts: inserts as Rows,
      replaces: replaces as Rows,
      audit,
    };
  },
);

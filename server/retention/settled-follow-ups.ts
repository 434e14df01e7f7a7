import { followUp } from '#domain/follow-ups/entities.ts';
import { must } from '#domain/must.ts';
import type { AnyRow } from '#domain/register/register.ts';
import { selectList } from '../entity-store.ts';
import { followUpStore } from '../follow-ups/scopes.ts';
import { dayIn } from '../privacy/erase-person.ts';
import { forgetRecords } from '../privacy/forget-traces.ts';
import { keptForFigures, type Traced } from '../privacy/rows-to-erase.ts';
import { recordEffect } from '../sync/record-effect.ts';
import { type Erasure, inNoMerge, unchanged } from './erasure.ts';

const { name: t } = followUp;
const withoutWords = must(keptForFigures[t], 'what stays of a follow-up');

/** Follow-ups that were done or given up. They stay for the figures, without words, as where their person is erased. */
export const settledFollowUps: Erasure = {
  kind: 'followUps',
  due: `follow_up r where r.tenant_id = $1 and ${unchanged(t)} and ${inNoMerge}
   and (r.status = 'archived'
     or (r.status = 'done' and r.done_on < ($2::timestamptz at time zone 'UTC')::date))`,
  order: 'r.id',
  locks: true,
  atOnce: 100,
  async erase({ tx, ids, now }) {
    const rows = await tx.rows<AnyRow>(
      'follow-ups whose time is over',
      `select ${selectList(followUpStore)} from follow_up where tenant_id = $1 and id = any($2)`,
      [tx.tenantId, ids],
    );
    const today = await dayIn(tx, now);
    const left = rows.map((row) => withoutWords(row, today));
    await forgetRecords(
      tx,
      rows.map(({ id }): Traced => [t, id]),
    );
    const recorded = await recordEffect(tx, { output: null, replaces: { [t]: left } }, null);
    return { count: rows.length, recorded };
  },
};

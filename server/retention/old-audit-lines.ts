import { must } from '#domain/must.ts';
import type { Erasure } from './erasure.ts';

/** SQL: lines before a moment that the rule erases, under its own conditions. */
const dueBefore = (moment: string) => `audit_log r where r.tenant_id = $1 and r.at < ${moment}
   and r.at < now() - interval '1 year' and r.action not in ('people.merge', 'people.undoMerge')`;

/**
 * Old lines of the audit, in which the server's role cannot erase: it adds the moment, and a rule of the database erases what
 * is before it.
 */
export const oldAuditLines: Erasure = {
  kind: 'audit',
  due: dueBefore('$2'),
  order: 'r.at, r.id',
  locks: false,
  atOnce: 500,
  async erase({ tx, ids }) {
    const [found] = await tx.rows<{ before: string; count: number }>(
      'audit lines before the cut',
      `select cut.before::text, (select count(*) from ${dueBefore('cut.before')}) as count
       from (select max(l.at) + interval '1 microsecond' as before
         from audit_log l where l.tenant_id = $1 and l.id = any($2::uuid[])) cut`,
      [tx.tenantId, ids],
    );
    const { before, count } = must(found, 'the moment of the cut');
    await tx.rows('cut audit', 'insert into audit_cut (tenant_id, before) values ($1, $2)', [
      tx.tenantId,
      before,
    ]);
    return { count };
  },
};

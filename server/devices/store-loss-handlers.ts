import { reportStoreLoss } from '#domain/devices/operations.ts';
import { must } from '#domain/must.ts';
import { inTenant } from '../database/tenant.ts';
import { service } from '../handler.ts';
import { recordEffect } from '../sync/record-effect.ts';
import { mutation } from '../sync/tables.ts';
import { pick, type RowOf } from '../table-columns.ts';

const idOfMutation = pick(mutation, ['id']);

export const storeLossHandlers = {
  [reportStoreLoss.name]: service(reportStoreLoss, async (services, _context, input, person) => {
    const caller = must(person, 'whose device it is');
    const told = await inTenant(services.pool, caller.tenantId, async (tx) => {
      const found = await tx.rows<RowOf<typeof idOfMutation>>(
        'submissions that arrived',
        `select ${idOfMutation} from mutation where tenant_id = $1 and account_id = $2 and id = any($3)`,
        [tx.tenantId, caller.accountId, input.unsent.map(({ id }) => id)],
      );
      const arrived = found.map(({ id }) => id);
      const known = await tx.rows(
        'known store loss',
        'select 1 from store_loss where tenant_id = $1 and id = $2',
        [tx.tenantId, input.id],
      );
      if (known.length > 0) return { arrived, recorded: null };
      const missing = input.unsent.filter(({ id }) => !arrived.includes(id));
      const loss = {
        id: input.id,
        accountId: caller.accountId,
        accountName: caller.name,
        lastSeenAt: input.lastSeenAt,
        reportedAt: services.clock().toISOString(),
        unsentDates: missing.map(({ date }) => date).toSorted(),
        churchIds: [...new Set(caller.grants.flatMap((grant) => grant.churchIds))],
      };
      const recorded = await recordEffect(
        tx,
        { output: null, inserts: { storeLoss: [loss] } },
        null,
      );
      return { arrived, recorded };
    });
    if (told.recorded) services.live.changed(caller.tenantId, told.recorded);
    return { arrived: told.arrived };
  }),
};

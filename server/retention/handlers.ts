import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { may } from '#domain/permissions.ts';
import {
  editRetention,
  previewRetention,
  readRetention,
  type RetentionEdits,
} from '#domain/retention/retention-operations.ts';
import { retentionKinds } from '#domain/retention/retention-kinds.ts';
import { administer } from '../access/roles/administration.ts';
import type { Caller } from '../caller.ts';
import { inTenant, type TenantTransaction } from '../database/tenant.ts';
import { query, service } from '../handler.ts';
import { countsDue } from './erasures.ts';
import { waitForErasing } from './retention-lock.ts';
import { lastRuns } from './runs.ts';
import { storedPeriods, writePeriod } from './stored-periods.ts';

/** A time after which people are erased is chosen by somebody who may erase them. */
function assertMayErase({ grants }: Caller): void {
  if (may(grants, 'person.privacy', { kind: 'tenant' })) return;
  throw new Failure('forbidden', 'You may not erase people. Ask a System Admin to change this');
}

/** The periods that differ from those that stand. One that somebody else changed stops all of them. */
async function changesIn(tx: TenantTransaction, edits: RetentionEdits) {
  const stored = await storedPeriods(tx);
  return retentionKinds.flatMap((kind) => {
    const edit = edits[kind];
    const stands = stored.get(kind)?.months ?? null;
    if (!edit || edit.shallBe === stands) return [];
    if (edit.was !== stands) {
      const says = 'Somebody else changed these times. Look at them again, then make your change';
      throw new Failure('conflict', says);
    }
    return [{ field: kind, was: stands, became: edit.shallBe }];
  });
}

export const retentionHandlers = {
  [readRetention.name]: query(readRetention, async (tx) => {
    const stored = await storedPeriods(tx);
    const months = (kind: string) => stored.get(kind)?.months ?? null;
    return {
      periods: {
        people: months('people'),
        followUps: months('followUps'),
        notes: months('notes'),
        notifications: months('notifications'),
        chat: months('chat'),
        audit: months('audit'),
      },
      runs: await lastRuns(tx),
    };
  }),

  [previewRetention.name]: service(
    previewRetention,
    async ({ pool, clock }, _context, { periods }, who) => {
      const { tenantId } = must(who, 'who asks');
      const counts = await inTenant(pool, tenantId, (tx) => countsDue(tx, periods, clock()));
      return { counts };
    },
  ),

  [editRetention.name]: service(editRetention, (services, _context, { edits }, who) => {
    const caller = must(who, 'who chooses');
    assertMayErase(caller);
    return administer(services, caller, editRetention.name, async (tx) => {
      await waitForErasing(tx);
      const changes = await changesIn(tx, edits);
      const said = { now: services.clock(), by: caller.accountId };
      for (const { field, became } of changes) {
        await writePeriod(tx, field, { months: became, ...said });
      }
      const line = { entity: 'retention', entityId: caller.tenantId, changes };
      return { output: {}, line };
    });
  }),
};

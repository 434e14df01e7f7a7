import * as z from 'zod/mini';
import { acceptHeld, heldReport, type HeldReport, refuseHeld } from '#domain/attendance/held.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { isQueued, upgradeArgs } from '#domain/operation.ts';
import { may } from '#domain/permissions.ts';
import { operations } from '#domain/registry.ts';
import { validated } from '#domain/validate.ts';
import { escapeHtml } from '#domain/values/escape-html.ts';
import { spokenDays } from '#domain/values/dates/spoken-days.ts';
import { uuid } from '#domain/values/uuid.ts';
import { actorOf, type AuditLine } from '../audit/audit-line.ts';
import type { Caller } from '../caller.ts';
import { inTenant, type TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { dropPictures } from '../pictures/keep-picture.ts';
import type { Services } from '../services.ts';
import { recordEffect } from '../sync/record-effect.ts';
import type { Effect } from '../sync/effect.ts';
import { notify } from '../shell/notify.ts';
import { heldReportStore } from './held-scopes.ts';
import { church } from '../churches/tables.ts';
import { pick, type RowOf } from '../table-columns.ts';

const nameOfChurch = pick(church, ['name']);

const myReports = '/apps/churches/my-reports';

type Kept = HeldReport & { form: number; args: unknown };

async function keptFor(tx: TenantTransaction, caller: Caller, id: string): Promise<Kept> {
  const [kept] = await tx.rows<Kept>(
    'held report',
    `select ${selectList(heldReportStore, 'h')} from held_mutation h
     where h.tenant_id = $1 and h.id = $2 for update`,
    [tx.tenantId, id],
  );
  // An id outside the access scopes answers like an id that does not exist.
  if (!kept || !may(caller.grants, 'report.resolve', { kind: 'church', id: kept.churchId })) {
    throw new Failure('not_found', 'This report was not found');
  }
  if (kept.status !== 'waiting') {
    const what = kept.status === 'accepted' ? 'accepted' : 'refused';
    throw new Failure('conflict', `${kept.decidedByName ?? 'Somebody'} has ${what} this report`);
  }
  return kept;
}

/** The author of the count: nothing but the name, since the role is over. */
function authorOf({ accountId, authorName }: Kept, tenantId: string): Caller {
  const nothing = {
    grants: [],
    accessScopes: [],
    accessScopesVersion: 0,
    sessionId: null,
    deviceId: null,
  };
  return { accountId, tenantId, name: authorName, ...nothing, ended: false };
}

/** Runs the operation in its author's name, for a person who may allow it. */
async function effectOf(services: Services, tx: TenantTransaction, kept: Kept): Promise<Effect> {
  const operation = must(
    operations.filter(isQueued).find(({ name }) => name === kept.name),
    'the operation of a held report',
  );
  const handler = services.handlers[operation.name];
  if (handler?.kind !== 'command') throw new Error(`${operation.name} has no command handler`);
  const args = upgradeArgs(operation.offline, kept.form, kept.args);
  return handler.run(tx, authorOf(kept, tx.tenantId), validated(operation.input, args), {
    id: kept.id,
    capturedAt: kept.capturedAt,
    clockSkewSeconds: null,
    now: services.clock(),
  });
}

/** The author hears of it, wherever they are signed in. */
async function toldOf(
  tx: TenantTransaction,
  { id, accountId, churchId, date }: Kept,
  { status, reason, by, now }: { status: string; reason: string | null; by: string; now: Date },
) {
  const [found] = await tx.rows<RowOf<typeof nameOfChurch>>(
    'church of held report',
    `select ${nameOfChurch} from church where tenant_id = $1 and id = $2`,
    [tx.tenantId, churchId],
  );
  const words = [`${found?.name ?? ''}, ${date}`, `${status} by ${by}`, reason];
  const description = words.filter((word) => word !== null).join('. ');
  const title = status === 'accepted' ? 'Your report was accepted' : 'Your report was refused';
  const icon = status === 'accepted' ? 'clipboard-check' : 'inbox';
  // The day and nothing else: it is read on a locked screen too.
  const pushed = { pushed: spokenDays([date]), tag: `report-${id}` };
  const said = { title, description: escapeHtml(description), icon, link: myReports, now };
  return notify(tx, 'reportDecided', [accountId], { ...said, ...pushed });
}

const ofGroup = z.object({ groupId: z.nullable(uuid) });

/** The line about a held report that was accepted or refused: the person who decided, and the changed values. */
function decidedLine(
  caller: Caller,
  { id, churchId, args }: Kept,
  { status, reason }: { status: 'accepted' | 'refused'; reason: string | null },
  effect: Effect | null,
): AuditLine {
  const [written] = effect?.inserts?.['attendanceReport'] ?? [];
  const made = written && 'id' in written ? String(written.id) : id;
  const [told] = effect?.audit ?? [];
  return {
    ...actorOf(caller),
    action: status === 'accepted' ? acceptHeld.name : refuseHeld.name,
    entity: status === 'accepted' ? 'attendanceReport' : heldReport.name,
    entityId: told?.entityId ?? made,
    placeId: churchId,
    groupId: z.safeParse(ofGroup, args).data?.groupId ?? null,
    ...(told?.changes && { changes: told.changes }),
    reason,
  };
}

/** Accepts or refuses what was kept; both at once, by two people, is decided by whoever comes first. */
export async function decideHeld(
  services: Services,
  caller: Caller,
  id: string,
  { status, reason }: { status: 'accepted' | 'refused'; reason: string | null },
): Promise<{ status: 'accepted' | 'refused' }> {
  const recorded = await inTenant(services.pool, caller.tenantId, async (tx) => {
    const kept = await keptFor(tx, caller, id);
    const effect = status === 'accepted' ? await effectOf(services, tx, kept) : { output: null };
    const now = services.clock();
    const decidedAt = now.toISOString();
    const decided = { ...kept, status, reason, decidedByName: caller.name, decidedAt };
    // Before the last statement of the transaction.
    const told = await toldOf(tx, kept, { status, reason, by: caller.name, now });
    if (status === 'refused') await dropPictures(tx, { kind: 'submission', id });
    const { output, inserts, replaces } = effect;
    const all: Effect = {
      output,
      inserts: { ...inserts, notification: [...(inserts?.['notification'] ?? []), ...told] },
      replaces: { ...replaces, [heldReport.name]: [decided] },
    };
    // A device that asks again under the id hears what became of it.
    const lines = [decidedLine(caller, kept, { status, reason }, effect)];
    const verdict = { id, status: status === 'accepted' ? 'applied' : 'held', lines } as const;
    return recordEffect(tx, all, verdict);
  });
  services.live.changed(caller.tenantId, recorded);
  return { status };
}

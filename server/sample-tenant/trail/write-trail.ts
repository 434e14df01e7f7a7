import { signIn } from '#domain/access/operations.ts';
import { must } from '#domain/must.ts';
import type { Grant } from '#domain/permissions.ts';
import { account, device, session } from '../../access/tables.ts';
import { type AuditLine, actorOf } from '../../audit/audit-line.ts';
import { linesOf } from '../../audit/operation-lines.ts';
import { refusedLine } from '../../audit/refusals.ts';
import { writePastAudit } from '../../audit/write-audit.ts';
import type { Caller } from '../../caller.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { noteEvents } from '../../register/row-events.ts';
import { pick, pickAs, type RowOf } from '../../table-columns.ts';
import type { Moment } from '../moment.ts';
import type { SampleTenant } from '../tenants.ts';
import { type Done, doneIn } from './sample-acts.ts';

const accountFields = pick(account, ['id', 'name', 'grants']);
const sessionFields = pick(session, ['accountId', 'createdAt'], 's');
const deviceId = pickAs(device, { deviceId: 'id' }, 'd');

type Account = RowOf<typeof accountFields>;
type SignIn = RowOf<typeof sessionFields> & RowOf<typeof deviceId>;
type PastLine = AuditLine & { at: string };

/** On the device that they had first by then. */
function callerOf(
  tenantId: string,
  { id: accountId, name, grants }: Account,
  signIns: readonly SignIn[],
  at: string,
): Caller {
  const had = signIns.find((one) => one.accountId === accountId && one.createdAt <= at);
  return {
    accountId,
    tenantId,
    name,
    deviceId: had?.deviceId ?? null,
    grants: grants as Grant[],
    accessScopes: [],
    accessScopesVersion: 0,
    sessionId: null,
    ended: false,
  };
}

/** Lines as the server writes them when it is done. */
function linesFor({ at, act }: Done, caller: Caller | null): PastLine[] {
  const by = caller ? actorOf(caller) : { actorId: null };
  if (act.is === 'administered') return [{ ...by, ...act.line, at }];
  const known = must(caller, 'somebody who is signed in');
  const { operation, input } = act;
  const executed = { operation, input, caller: known, doneAt: at };
  const lines =
    act.is === 'refused'
      ? [refusedLine({ ...executed, error: act.error })]
      : linesOf({ ...executed, outcome: 'done' }, { output: null, audit: [act.record] });
  return lines.map((line) => Object.assign({}, line, { at }));
}

/** Sessions of the devices of the sample, the oldest first, that began within three weeks. */
function signedIn(signIns: readonly SignIn[], since: string): PastLine[] {
  return signIns
    .filter(({ createdAt }) => createdAt > since)
    .map(({ accountId, createdAt, deviceId: on }) => ({
      action: signIn.name,
      actorId: accountId,
      deviceId: on,
      entity: 'account',
      entityId: accountId,
      at: createdAt,
    }));
}

/** Days that the trail goes back. */
const daysKept = 21;

/** Writes the audit and the histories of the last weeks, after everything that they tell of. */
export async function writeTrail(
  tx: TenantTransaction,
  tenant: SampleTenant,
  written: Parameters<typeof doneIn>[1],
  moment: Moment,
): Promise<void> {
  const accounts = await tx.rows<Account>(
    'accounts of the trail',
    `select ${accountFields} from account where tenant_id = $1`,
    [tx.tenantId],
  );
  const found = await tx.rows<SignIn>(
    'sign-ins of the trail',
    `select ${sessionFields}, ${deviceId} from session s join device d on d.id = s.device_id
     where s.account_id = any($1) order by s.created_at`,
    [accounts.map(({ id }) => id)],
  );
  const signIns = found.map((one) =>
    Object.assign(one, { createdAt: new Date(one.createdAt).toISOString() }),
  );
  const since = new Date(moment.now.getTime() - daysKept * 86_400_000).toISOString();
  const lines = signedIn(signIns, since);
  for (const done of doneIn(tenant, written, moment)) {
    const author = accounts.find(({ name }) => name === done.by);
    const caller = author ? callerOf(tx.tenantId, author, signIns, done.at) : null;
    lines.push(...linesFor(done, caller));
    if (done.act.is !== 'executed' || !done.act.event || !caller) continue;
    const { t, what, rowId, changes } = done.act.event;
    const at = new Date(done.at);
    await noteEvents(tx, caller, { t, at, what }, [{ rowId, changes }]);
  }
  await writePastAudit(tx, lines);
}

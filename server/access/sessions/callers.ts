import type pg from 'pg';
import { Failure } from '#domain/errors.ts';
import type { Caller } from '../../caller.ts';
import { inTenant } from '../../database/tenant.ts';
import { accessScopesOf, type Assignment } from '../roles/access-scopes.ts';
import { countingHere, countingOnly } from '../roles/counting-only.ts';
import { endDueRoles, isAnyOver } from '../roles/due-roles.ts';
import { hashSecret } from '../sign-in/secrets.ts';
import { endedQuietly, signInAgain } from './sessions.ts';
import { account, session, submitGrant } from '../tables.ts';
import { pick, pickAs, type RowOf } from '../../table-columns.ts';

/** Turns tokens into callers. Asked at every request: what was revoked is refused at the next one. */
export interface Callers {
  byAccessToken(token: string): Promise<Caller>;
  bySubmitGrant(secret: string): Promise<Caller>;
}

const ofAccount = pickAs(
  account,
  {
    accountId: 'id',
    tenantId: 'tenantId',
    name: 'name',
    disabled: 'disabled',
    reachVersion: 'reachVersion',
  },
  'a',
);
const ofSession = pickAs(
  session,
  { sessionId: 'id', deviceId: 'deviceId', endReason: 'endReason' },
  's',
);
const ofGrant = pick(submitGrant, ['deviceId'], 'g');
const rights = pickAs(account, {
  version: 'reachVersion',
  grants: 'grants',
  accessScopes: 'reach',
});

type Rights = RowOf<typeof rights>;
type GrantRow = RowOf<typeof ofAccount> & RowOf<typeof ofGrant> & { countingHere: boolean };

interface SessionRow extends RowOf<typeof ofAccount>, RowOf<typeof ofSession> {
  countingHere: boolean;
  expired: boolean;
  /** Account of whoever looks at the app as this one sees it. */
  seenBy: string | null;
  isSeen: boolean;
  /** The administrator is gone, or what one of the two may see has changed. */
  seenOver: boolean;
}

const sessionByToken = `
  select ${ofSession}, ${ofAccount}, ${countingHere}, s.access_expires_at <= now() as expired,
    s.seen_by_session is not null as "isSeen", looker.id as "seenBy",
    (looking.ended_at is not null or looker.disabled or looker.reach_version <> s.seen_by_version
      or a.reach_version <> s.seen_version) is not false as "seenOver"
  from session s join account a on a.id = s.account_id join device d on d.id = s.device_id
    left join session looking on looking.id = s.seen_by_session
    left join account looker on looker.id = looking.account_id
  where s.access_hash = $1`;

/** Data of one person alone, such as their messages, stays theirs: nobody reads it by looking at the app as they see it. */
function seenCaller(row: SessionRow, caller: Caller): Caller {
  if (row.expired || row.seenOver || row.seenBy === null) {
    throw new Failure('revoked', 'You no longer see the app as somebody else');
  }
  const own = `user:${caller.accountId}`;
  const accessScopes = caller.accessScopes.filter(
    ({ scope }) => scope !== own && !scope.startsWith(`${own}/`),
  );
  return { ...caller, accessScopes, seenBy: row.seenBy };
}

const mostKept = 10_000;

export function createCallers(pool: pg.Pool): Callers {
  const kept = new Map<string, Rights>();
  const ofCounting = new WeakMap<Rights, Rights>();

  async function readRights(row: GrantRow): Promise<Rights> {
    const answer = await pool.query<Rights>({
      name: 'rights of account',
      text: `select ${rights} from account where id = $1`,
      values: [row.accountId],
    });
    return answer.rows[0] ?? { version: 0, grants: [], accessScopes: [] };
  }

  /** A role whose last day is over gives nothing from then on: no job is waited for. */
  async function withoutOver(row: GrantRow, read: Rights): Promise<Rights> {
    const now = new Date();
    if (!isAnyOver(read.grants, now)) return read;
    await inTenant(pool, row.tenantId, (tx) => endDueRoles(tx, now, row.accountId));
    return readRights(row);
  }

  async function rightsOf(row: GrantRow): Promise<Rights> {
    const known = kept.get(row.accountId);
    const isKnown = known?.version === row.reachVersion;
    if (isKnown && !isAnyOver(known.grants, new Date())) return known;
    const found = await withoutOver(row, await readRights(row));
    if (kept.size >= mostKept) kept.clear();
    kept.set(row.accountId, found);
    return found;
  }

  /** The same on a device that only counts: devices see by the version that it is another reach. */
  function narrowed(row: GrantRow, held: Rights): Rights {
    const known = ofCounting.get(held);
    if (known) return known;
    const grants = countingOnly(held.grants as Assignment[]);
    const found = { version: -held.version, grants, accessScopes: accessScopesOf(row, grants) };
    ofCounting.set(held, found);
    return found;
  }

  async function callerFrom(row: GrantRow, sessionId: string | null, ended: boolean) {
    const held = await rightsOf(row);
    const { version, grants, accessScopes } = row.countingHere ? narrowed(row, held) : held;
    const { accountId, tenantId, name, deviceId } = row;
    const who = { accountId, tenantId, name, deviceId };
    return { ...who, grants, accessScopes, accessScopesVersion: version, sessionId, ended };
  }

  return {
    async byAccessToken(token) {
      const { rows } = await pool.query<SessionRow>({
        name: 'session by token',
        text: sessionByToken,
        values: [hashSecret(token)],
      });
      const row = rows[0];
      if (!row || row.endReason === 'signedOut') {
        throw new Failure('unauthorized', 'Sign in to go on');
      }
      if (row.endReason !== null && !row.disabled && endedQuietly(row.endReason)) {
        throw signInAgain(row.endReason);
      }
      if (row.disabled || row.endReason !== null) {
        throw new Failure('revoked', 'This session was ended. Sign in again');
      }
      if (row.isSeen) return seenCaller(row, await callerFrom(row, row.sessionId, false));
      if (row.expired)
        throw new Failure('session_expired', 'Your session has expired. Sign in again');
      return callerFrom(row, row.sessionId, false);
    },
    async bySubmitGrant(secret) {
      const { rows } = await pool.query<GrantRow & { ended: boolean }>({
        name: 'submit grant by secret',
        text: `select g.ended_at is not null as ended, ${ofGrant}, ${ofAccount}, ${countingHere}
               from submit_grant g join account a on a.id = g.account_id
                 join device d on d.id = g.device_id
               where (g.secret_hash = $1 or g.previous_secret_hash = $1) and g.expires_at > now()`,
        values: [hashSecret(secret)],
      });
      const row = rows[0];
      if (!row) throw new Failure('unauthorized', 'Sign in to send these reports');
      return callerFrom(row, null, row.ended || row.disabled);
    },
  };
}

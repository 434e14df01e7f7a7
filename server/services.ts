import type { Context } from 'hono';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { AnyRow } from '#domain/register/register.ts';
import type { CallLimits } from './access/sign-in/call-limits.ts';
import type { Limits } from './access/sign-in/limits.ts';
import type { MostAccounts } from './access/accounts/most-accounts.ts';
import type { SignUp } from './access/accounts/sign-up.ts';
import type { Callers } from './access/sessions/callers.ts';
import type { Refusals } from './audit/refusals.ts';
import type { Caller } from './caller.ts';
import type { TenantTransaction } from './database/tenant.ts';
import type { Live } from './live/live.ts';
import type { PostOffice } from './mail/post-office.ts';
import type { PushKeys } from './push/push-keys.ts';
import type { Effect } from './sync/effect.ts';
import type { Imports } from './tenant-import/imports.ts';

/** Parts of the running server that handlers use. */
export interface Services {
  pool: pg.Pool;
  /** Operation name -> who answers it. */
  handlers: Readonly<Record<string, Handler>>;
  callers: Callers;
  limits: Limits;
  mostAccounts: MostAccounts;
  callLimits: CallLimits;
  refusals: Refusals;
  live: Live;
  postOffice: Pick<PostOffice, 'wake'>;
  push: { keys: () => Promise<PushKeys>; services: readonly string[] };
  /** Files of organisations that are brought in. */
  imports: Imports;
  log: Logger;
  version: string;
  databaseKind: 'embedded' | 'external';
  sampleData: boolean;
  signUp: SignUp;
  clock: () => Date;
  /** Address of the caller, as far as the trusted proxies go. */
  addressOf: (context: Context) => string;
}

/** Reads, in one transaction of the caller's tenant. */
export interface QueryHandler {
  kind: 'query';
  run(tx: TenantTransaction, caller: Caller, input: unknown): Promise<unknown>;
}

export interface Submission {
  /** The mutation id. */
  id: string;
  /** ISO, the device's clock. */
  capturedAt: string;
  /** Seconds that this clock is ahead of the server's; null where unknown. */
  clockSkewSeconds: number | null;
  /** The server's clock. */
  now: Date;
  /** Entity -> rows that the same submission adds before these: they are not written yet, and may be named. */
  addedWith?: Readonly<Record<string, readonly AnyRow[]>>;
}

/** Says what to write; the wrapper writes it once, with the version and the answer. */
export interface CommandHandler {
  kind: 'command';
  run(
    tx: TenantTransaction,
    caller: Caller,
    input: unknown,
    submission: Submission,
  ): Promise<Effect>;
}

/** Works outside a tenant's transaction: sign-in, streams. `caller` is null for 'anyone'. */
export interface ServiceHandler {
  kind: 'service';
  run(
    services: Services,
    context: Context,
    input: unknown,
    caller: Caller | null,
  ): Promise<unknown>;
}

export type Handler = QueryHandler | CommandHandler | ServiceHandler;

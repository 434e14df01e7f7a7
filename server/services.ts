import type { Context } from 'hono';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Limits } from './access/limits.ts';
import type { Callers } from './access/callers.ts';
import type { Handler } from './handler.ts';
import type { Live } from './live/live.ts';
import type { PostOffice } from './mail/post-office.ts';
import type { PushKeys } from './push/push-keys.ts';

/** What handlers need of the running server. */
export interface Services {
  pool: pg.Pool;
  /** Operation name -> who answers it. */
  handlers: Readonly<Record<string, Handler>>;
  callers: Callers;
  limits: Limits;
  live: Live;
  postOffice: Pick<PostOffice, 'wake'>;
  push: { keys: () => Promise<PushKeys>; services: readonly string[] };
  log: Logger;
  version: string;
  databaseKind: 'embedded' | 'external';
  sampleData: boolean;
  clock: () => Date;
  /** Address of the caller, as far as the trusted proxies go. */
  addressOf: (context: Context) => string;
}

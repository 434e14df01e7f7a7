import type { Hono } from 'hono';
import pino, { type Logger } from 'pino';
import { createCallLimits } from './access/sign-in/call-limits.ts';
import { createRefusals } from './audit/refusals.ts';
import { createCallers } from './access/sessions/callers.ts';
import { createLimits } from './access/sign-in/limits.ts';
import { createMostAccounts } from './access/accounts/most-accounts.ts';
import type { SignUp } from './access/accounts/sign-up.ts';
import { createApp } from './app.ts';
import { type Database, type DatabaseSource, openDatabase } from './database/open.ts';
import { gatherStatistics } from './database/gather-statistics.ts';
import { handlers } from './handlers.gen.ts';
import { startReminders } from './attendance/expected/remind-by-policy.ts';
import { startRoleEnds } from './jobs/role-ends.ts';
import { startUpkeep } from './jobs/upkeep.ts';
import { clientAddress } from './http/client-address.ts';
import { openLive } from './live/live.ts';
import { fillSampleTenants } from './sample-tenant/fill.ts';
import { sampleColleaguesHere } from './sample-tenant/presence.ts';
import { type MailSettings, openPostOffice, type PostOffice } from './mail/post-office.ts';
import { openPushOffice, type PushOffice, type PushOptions } from './push/push-office.ts';
import { pushKeysIn } from './push/push-keys.ts';
import type { Services } from './services.ts';
import { createImports } from './tenant-import/imports.ts';

export interface ServerOptions {
  database: DatabaseSource;
  /** Folder of the built page. */
  clientFolder: string;
  version: string;
  sampleData: boolean;
  /** 'approval' where it is not said. */
  signUp?: SignUp;
  https: boolean;
  trustedProxies: string[];
  /** Without it, mails wait: another process on the same database sends them. */
  mail?: { settings: MailSettings; publicUrl: URL };
  /** Without it, pushes wait: another process on the same database sends them. */
  push?: PushOptions;
  log?: Logger;
  clock?: () => Date;
}

export interface RunningServer {
  app: Hono;
  services: Services;
  database: Database;
  close(): Promise<void>;
}

const realClock = () => new Date();
const noPushOffice: PushOffice = { wake: () => undefined, close: () => Promise.resolve() };
const noPostOffice: PostOffice = { wake: () => undefined, close: () => Promise.resolve() };

/** Everything but the socket: the database is open, the sample tenants are there, the app answers. */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  const log = options.log ?? pino({ level: 'silent' });
  const clock = options.clock ?? realClock;
  const database = await openDatabase(options.database);
  const { pool } = database;
  const filled = options.sampleData && (await fillSampleTenants(pool, clock()));
  if (filled) await gatherStatistics(database.urls.owner);
  let pushOffice = noPushOffice;
  const live = await openLive(pool, log, () => pushOffice.wake());
  if (options.sampleData) {
    for (const { accountId, status } of sampleColleaguesHere()) live.stays(accountId, status);
  }
  const postOffice = options.mail
    ? openPostOffice(pool, options.mail.settings, { publicUrl: options.mail.publicUrl, log })
    : noPostOffice;
  const keys = pushKeysIn(pool);
  if (options.push) {
    pushOffice = await openPushOffice(pool, { url: database.urls.app, keys, log }, options.push);
  }
  const imports = createImports({
    pool,
    log,
    onDone(accountId) {
      live.accountChanged(accountId);
      return gatherStatistics(database.urls.owner);
    },
  });
  const services: Services = {
    pool,
    handlers,
    callers: createCallers(pool),
    limits: createLimits(pool),
    mostAccounts: createMostAccounts(pool),
    callLimits: createCallLimits(),
    refusals: createRefusals(pool, log),
    live,
    postOffice,
    push: { keys, services: options.push?.settings.services ?? [] },
    imports,
    log,
    version: options.version,
    databaseKind: database.kind,
    sampleData: options.sampleData,
    signUp: options.signUp ?? 'approval',
    clock,
    addressOf: clientAddress(options.trustedProxies),
  };
  const stopUpkeep = startUpkeep({ pool, log, clock, live, mail: options.mail?.settings });
  const stopRoleEnds = startRoleEnds({ pool, log, clock, live });
  const stopReminders = startReminders({ pool, log, clock, live });
  return {
    app: createApp(services, { clientFolder: options.clientFolder, https: options.https }),
    services,
    database,
    async close() {
      imports.close();
      await stopReminders();
      await stopRoleEnds();
      await stopUpkeep();
      await pushOffice.close();
      await postOffice.close();
      await live.close();
      await database.close();
    },
  };
}

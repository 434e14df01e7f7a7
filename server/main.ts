import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { serve } from '@hono/node-server';
import pino from 'pino';
import { createServer } from './create-server.ts';
import { limitBody, longestBody } from './http/body-time.ts';
import { readSettings } from './env.ts';
import { assertCanListen, cannotListen } from './listening.ts';
import { StartRefused } from './start-refused.ts';

/** The project's folder: above `server/`, or above `dist/server/` when built. */
function projectRoot(): string {
  const above = join(dirname(fileURLToPath(import.meta.url)), '..');
  return existsSync(join(above, 'package.json')) ? above : join(above, '..');
}

const stopTimeout = 10_000;

async function start(): Promise<void> {
  // Memory of a request is freed with it. A nursery that grows under load takes 70 MB and saves nothing.
  setFlagsFromString('--semi-space-growth-factor=1');
  // Some 27 MB are in use. Left alone, V8 lets garbage pile up to four times as much before it looks: 60 MB for 3 % of a call's time.
  setFlagsFromString('--heap-growing-percent=60');
  const settings = readSettings(process.env);
  await assertCanListen(settings);
  const root = projectRoot();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const log = pino({ level: settings.logLevel, base: null });
  const server = await createServer({
    database: settings.database,
    clientFolder: join(root, 'dist/client'),
    version,
    sampleData: settings.sampleData,
    signUp: settings.signUp,
    https: settings.publicUrl.protocol === 'https:',
    trustedProxies: settings.trustedProxies,
    mail: { settings: settings.mail, publicUrl: settings.publicUrl },
    push: { settings: settings.push, publicUrl: settings.publicUrl },
    log,
  });
  const { tls, port, host } = settings;
  const http = serve({
    fetch: server.app.fetch,
    port,
    hostname: host,
    serverOptions: { requestTimeout: longestBody },
    ...(tls && {
      createServer: createSecureServer,
      serverOptions: {
        requestTimeout: longestBody,
        cert: readFileSync(tls.cert),
        key: readFileSync(tls.key),
      },
    }),
  });
  http.prependListener('request', (incoming: IncomingMessage) => limitBody(incoming));
  const giveUp = async (refusal: StartRefused) => {
    await server.close();
    refuse(refusal);
  };
  http.once('error', (error: NodeJS.ErrnoException) => {
    void giveUp(cannotListen(settings, error));
  });
  http.once('listening', () => {
    const address = settings.publicUrl;
    if (port === 0) address.port = String((http.address() as AddressInfo).port);
    process.stdout.write(`Ibandla is at ${address.origin}\n`);
    if (settings.mail.kind === 'files') {
      // Beside the one line of the address, which programs read.
      process.stderr.write(
        `Mails are written to ${settings.mail.folder}. Set SMTP_URL to send them.\n`,
      );
    }
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopTimeout).unref();
    http.close();
    if ('closeAllConnections' in http) http.closeAllConnections();
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => void stop());
  }
  // Started by a parent that may be killed: the channel closes with it.
  process.on('disconnect', () => void stop());
}

function refuse(error: unknown): never {
  const words =
    error instanceof StartRefused ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

await start().catch(refuse);

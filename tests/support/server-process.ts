import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { root, temporaryFolder } from './paths.ts';
import { until } from './until.ts';

export interface ServerOptions {
  port?: number;
  /** Kept when given; otherwise made, and removed by `remove`. */
  dataDir?: string;
  env?: Record<string, string>;
}

/** The built server as a process of its own, which may be killed and started again on the same data. */
export interface ServerProcess {
  readonly port: number;
  readonly origin: string;
  readonly dataDir: string;
  /** Text that the server has printed since it was first started. */
  output(): string;
  pid(): number | undefined;
  start(): Promise<void>;
  /** SIGTERM, and waits for the end. */
  stop(): Promise<void>;
  /** SIGKILL: no farewell to clients or to the database. */
  kill(): Promise<void>;
  /** Stops and forgets everything. */
  remove(): Promise<void>;
}

export async function isHealthy(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(2000) });
  return response.status === 200;
}

/** Ms in which a server is up that makes its database first, also on a busy machine. */
export const upWithin = 60_000;

/** Prepares a server; nothing runs before `start`. */
export async function serverProcess(options: ServerOptions = {}): Promise<ServerProcess> {
  const port = options.port ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const dataDir = options.dataDir ?? temporaryFolder('data');
  let child: ChildProcess | null = null;
  let printed = '';

  const ended = async (signal: NodeJS.Signals) => {
    const leaving = child;
    child = null;
    if (!leaving || leaving.exitCode !== null || leaving.signalCode !== null) return;
    const exit = once(leaving, 'exit');
    leaving.kill(signal);
    await exit;
  };

  const server: ServerProcess = {
    port,
    origin,
    dataDir,
    output: () => printed,
    pid: () => child?.pid,
    async start() {
      const started = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
        cwd: root,
        env: {
          ...process.env,
          LOG_LEVEL: 'warn',
          ...options.env,
          PORT: String(port),
          DATA_DIR: dataDir,
        },
        // The channel ends the server when the test that started it is killed.
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      child = started;
      for (const stream of [started.stdout, started.stderr]) {
        stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      }
      await until(
        () => {
          if (started.exitCode !== null)
            throw new Error(`The server ended: ${printed.slice(-2000)}`);
          return isHealthy(origin);
        },
        { what: `the server at ${origin}`, within: upWithin },
      );
    },
    stop: () => ended('SIGTERM'),
    kill: () => ended('SIGKILL'),
    async remove() {
      // A server that was killed leaves its database running: only a start and a stop end that too.
      if (!child && printed !== '') await server.start();
      await ended('SIGTERM');
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return server;
}

/** A server that is up. */
export async function startServer(options: ServerOptions = {}): Promise<ServerProcess> {
  const server = await serverProcess(options);
  await server.start();
  return server;
}

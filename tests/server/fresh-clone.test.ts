import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { freshClone, newcomersEnvironment } from '../support/fresh-clone.ts';
import { needs } from '../support/needs.ts';
import { root, temporaryFolder } from '../support/paths.ts';
import { isHealthy } from '../support/server-process.ts';
import { until } from '../support/until.ts';

/** Ms for packages, a build and a first start, also beside other tests. */
const installTime = 300_000;

interface Start {
  /** Folder of the clone. */
  parent: string;
  /** Run in the clone before `npm start`. */
  before?: string[][];
  /** Goes before everything else on the path. */
  path?: string;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  // The whole group: npm hands no signal on while it runs a script.
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await exit;
}

/** Starts a fresh clone in production, and answers what it printed when it was healthy. */
async function startsInProduction({ parent, before = [], path }: Start): Promise<string> {
  const clone = freshClone(parent);
  const dataDir = temporaryFolder('clone-data');
  const port = await freePort();
  const env = newcomersEnvironment({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
  });
  if (path !== undefined) env['PATH'] = path + delimiter + env['PATH'];
  for (const [command = '', ...args] of before) {
    execFileSync(command, args, { cwd: clone, env, stdio: 'pipe' });
  }
  const server = spawn('npm', ['start'], { cwd: clone, env, stdio: 'pipe', detached: true });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  }
  const gone = once(server, 'exit').then(() => {
    throw new Error(`npm start ended: ${printed}`);
  });
  const healthy = until(() => isHealthy(`http://127.0.0.1:${port}`), {
    what: 'a healthy server',
    within: installTime,
  });
  try {
    await Promise.race([healthy, gone]);
    return printed;
  } finally {
    await ended(server);
    rmSync(clone, { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  }
}

describe('a fresh clone starts with NODE_ENV=production', { timeout: 2 * installTime }, () => {
  test('by `npm start` alone', async () => {
    expect(await startsInProduction({ parent: tmpdir() })).toContain('Ibandla is at');
  });

  test('by the commands of the deployment guide, one by one', async () => {
    const before = [
      // For `npm ci`, which the start above ran: the same packages in a second, or on another disk in a few.
      ['sh', '-c', 'cp -al "$0" . || cp -a "$0" .', join(root, 'node_modules')],
      ['npm', 'run', 'build'],
    ];
    const printed = await startsInProduction({ parent: tmpdir(), before });
    expect(printed).toContain('Ibandla is at');
    expect(printed).not.toContain('Installing packages');
  });
});

describe('a fresh clone starts on other machines', { timeout: 2 * installTime }, () => {
  needs(process.env['CLONES'] === 'all', 'runs under npm run faults');

  test('with the oldest Node that is promised', async () => {
    const tools = temporaryFolder('node');
    const env = newcomersEnvironment({});
    execFileSync('npm', ['install', '--prefix', tools, 'node@20'], { env, stdio: 'pipe' });
    const path = join(tools, 'node_modules/.bin');
    expect(execFileSync(join(path, 'node'), ['--version'], { encoding: 'utf8' })).toMatch(/^v20\./);
    expect(await startsInProduction({ parent: tmpdir(), path })).toContain('Ibandla is at');
    rmSync(tools, { recursive: true, force: true });
  });

  test('in a private home', async () => {
    const home = temporaryFolder('home');
    const closed = join(home, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    expect(await startsInProduction({ parent: closed })).toContain('Ibandla is at');
    rmSync(home, { recursive: true, force: true });
  });
});

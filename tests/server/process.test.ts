import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { query } from '../support/data.ts';
import { root, temporaryFolder } from '../support/paths.ts';
import { serverProcess, upWithin, type ServerProcess } from '../support/server-process.ts';
import { needs } from '../support/needs.ts';
import { patience } from '../support/patience.ts';
import { until } from '../support/until.ts';

/** The built server as a process, on a data directory of its own, with fsync as in life. */
let server: ServerProcess;

beforeAll(async () => {
  server = await serverProcess();
  await server.start();
}, 120_000);

afterAll(async () => server.remove(), 60_000);

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const pidFile = () =>
  readFileSync(join(server.dataDir, 'database/postmaster.pid'), 'utf8').split('\n');
const postmaster = () => Number(pidFile()[0]);

/** A second start in the foreground, as a person would make it. */
function startInForeground(env: Record<string, string>) {
  return spawnSync(process.execPath, [join(root, 'dist/server/main.js')], {
    encoding: 'utf8',
    timeout: upWithin,
    env: { ...process.env, DATA_DIR: server.dataDir, PORT: '0', ...env },
  });
}

describe('the server as a process', () => {
  test('prints one line with its address and answers /api/health', async () => {
    // Beside the line, for who reads along: where mails go as long as no mail server is named.
    expect(server.output().trim().split('\n').toSorted()).toEqual([
      `Ibandla is at http://localhost:${server.port}`,
      expect.stringContaining(`Mails are written to ${server.dataDir}`),
    ]);
    const answer = await fetch(`${server.origin}/api/health`);
    expect(await answer.json()).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      database: 'embedded',
    });
  });

  test('its sources start as they are, without a build, as `npm run dev` starts them', () => {
    // The whole program is linked, and then refuses to start.
    const { stderr, status } = spawnSync(process.execPath, [join(root, 'server/main.ts')], {
      encoding: 'utf8',
      timeout: upWithin,
      env: { ...process.env, PORT: 'none' },
    });
    expect(stderr).toContain('PORT is "none"');
    expect(status).toBe(1);
  });

  test('A44 a second server on the same data directory refuses and names the holder', () => {
    const second = startInForeground({});
    expect(second.status).toBe(1);
    expect(second.stderr).toContain(`Ibandla server ${server.pid()}`);
    expect(second.stderr).toContain('Stop it first, or set another DATA_DIR');
    expect(second.stderr).not.toContain('    at ');
  });

  test('a taken port is a sentence, before a database is made', () => {
    const dataDir = temporaryFolder('port');
    const second = startInForeground({ PORT: String(server.port), DATA_DIR: dataDir });
    expect(second.stderr).toContain(`Port ${server.port} is taken`);
    expect(second.status).toBe(1);
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('kill -9 and start again loses nothing: the database that goes on is adopted', async () => {
    const before = await sampleNames();
    const database = postmaster();
    await server.kill();
    expect(isRunning(database)).toBe(true);
    await server.start();
    expect(postmaster()).toBe(database);
    expect(await sampleNames()).toEqual(before);
  });

  test('kill -9 of the database too: it recovers at the next start', async () => {
    const before = await sampleNames();
    const database = postmaster();
    await server.kill();
    process.kill(database, 'SIGKILL');
    await until(() => !isRunning(database), { what: 'the end of the database' });
    await server.start();
    expect(await sampleNames()).toEqual(before);
  });

  test(
    'A42 A45 a database that ends under a running server is started again: the server goes on, and stays the only one',
    async () => {
      const before = await sampleNames();
      const [database, pid] = [postmaster(), server.pid()];
      const health = () => fetch(`${server.origin}/api/health`).then(({ status }) => status);
      for (const signal of ['SIGKILL', 'SIGINT'] as const) {
        const ended = postmaster();
        process.kill(ended, signal);
        await until(async () => postmaster() !== ended && (await health()) === 200, {
          what: 'the database again',
          within: 2 * patience,
        });
      }
      expect(postmaster()).not.toBe(database);
      expect(server.pid()).toBe(pid);
      expect(await sampleNames()).toEqual(before);
      const holders = `select 1 from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.granted and a.application_name like 'Ibandla server ${pid} %'`;
      await until(async () => (await query(server.dataDir, holders)).length === 1, {
        what: 'the right to be the only server, again',
      });
      expect(startInForeground({}).stderr).toContain(`Ibandla server ${pid} `);
    },
    6 * patience,
  );

  test('A42 no outgoing connection of the machine can stand at the port of its database', () => {
    expect(Number(pidFile()[3])).toBeGreaterThan(1023);
    expect(Number(pidFile()[3])).toBeLessThan(32_768);
  });

  test('SIGTERM ends it cleanly, with its database', async () => {
    const database = postmaster();
    await server.stop();
    await until(() => !isRunning(database), { what: 'the end of the database' });
    await server.start();
  });

  test('it ends when the process that started it is killed', async () => {
    const dataDir = temporaryFolder('orphan');
    const parent = spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { spawn } from 'node:child_process';
         const child = spawn(process.execPath, ['dist/server/main.js'], {
           stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
         child.stdout.once('data', () => {
           process.stdout.write(String(child.pid), () => process.kill(process.pid, 'SIGKILL'));
         });`,
      ],
      { cwd: root, encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir, PORT: '0' } },
    );
    const child = Number(parent.stdout);
    expect(child).toBeGreaterThan(0);
    await until(() => !isRunning(child), { what: 'the end of the orphan' });
    rmSync(dataDir, { recursive: true, force: true });
  });
});

const isRoot = process.getuid?.() === 0;

describe('root', () => {
  needs(isRoot, 'only root has a home that the database cannot read');

  test('works with the project in a private home', () => {
    const home = mkdtempSync('/root/ibandla-private-');
    chmodSync(home, 0o700);
    const dataDir = temporaryFolder('private');
    try {
      mkdirSync(join(home, 'dist'));
      cpSync(join(root, 'dist/server'), join(home, 'dist/server'), { recursive: true });
      cpSync(join(root, 'package.json'), join(home, 'package.json'));
      symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'));
      const output = execFileSync(
        process.execPath,
        [
          '--input-type=module',
          '-e',
          `process.stdout.write = ((write) => (text) => {
             write.call(process.stdout, text);
             if (text.includes('Ibandla is at')) process.kill(process.pid, 'SIGTERM');
           })(process.stdout.write);
           await import('${join(home, 'dist/server/main.js')}');`,
        ],
        {
          encoding: 'utf8',
          env: { ...process.env, DATA_DIR: dataDir, PORT: '0' },
          timeout: 60_000,
        },
      );
      expect(output).toContain('Ibandla is at');
    } finally {
      rmSync(home, { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  test('a data directory that the database cannot reach stops the start with a sentence', () => {
    const closed = mkdtempSync('/root/ibandla-closed-');
    chmodSync(closed, 0o700);
    const refused = startInForeground({ DATA_DIR: join(closed, 'data') });
    rmSync(closed, { recursive: true, force: true });
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('Set DATA_DIR to a directory that it can reach and write');
    expect(refused.stderr).not.toContain('    at ');
  });
});

async function sampleNames(): Promise<string[]> {
  // A connection kept from before may have been closed while a start blocked this thread: ask again.
  const answer = await until(() => fetch(`${server.origin}/api/auth/sample-accounts`), {
    what: 'the names of the sample accounts',
  });
  const { accounts } = (await answer.json()) as { accounts: { name: string }[] };
  return accounts.map((account) => account.name);
}

// Plain JavaScript for any Node from 20: it runs before the project's own Node is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
/** The Node that the project brings along, version 24. */
export const ownNode = join(root, 'node_modules/.bin/node');

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Ends the program with a sentence instead of a stack. */
export function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Runs a command; its output is shown only when it fails. */
export function run(what, command, args, env = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...env },
  });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  stop(`${what} failed${result.error ? `: ${result.error.message}` : ''}.`);
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Installs the packages of the lock file, unless these very ones are there. */
export function ensurePackages() {
  const wanted = createHash('sha256')
    .update(read(join(root, 'package-lock.json')))
    .digest('hex');
  const mark = join(root, 'node_modules/.installed-lock');
  if (read(mark) === wanted && existsSync(ownNode)) return;
  process.stdout.write('Installing packages …\n');
  run('Installing the packages', npm, ['ci', '--no-audit', '--no-fund']);
  writeFileSync(mark, wanted);
}

const sources = ['src', 'sw', 'workers', 'server', 'public', 'tools/build'];
const sourceFiles = ['package-lock.json', 'vite.config.ts', 'index.html', 'tsconfig.base.json'];

function* filesUnder(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else yield path;
  }
}

/** Changes when a file that the build reads does. The generated route tree is written by the build. */
function sourceMark() {
  const hash = createHash('sha256');
  const files = [
    ...sources.flatMap((folder) => Array.from(filesUnder(join(root, folder)))),
    ...sourceFiles.map((file) => join(root, file)).filter((file) => existsSync(file)),
  ].filter((file) => !/\.(test|gallery\.test)\.tsx?$|routeTree\.gen\.ts$/.test(file));
  for (const file of files.toSorted()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}:${size}:${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Builds page, service worker and server, unless nothing they are made of has changed. */
export function ensureBuild() {
  const wanted = sourceMark();
  const mark = join(root, 'dist/.built-from');
  if (read(mark) === wanted && existsSync(join(root, 'dist/server/main.js'))) return;
  process.stdout.write('Building …\n');
  run('The build', ownNode, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--app']);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, wanted);
}

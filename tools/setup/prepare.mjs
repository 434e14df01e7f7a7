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

/** Packages by their place, of a lock file: the project's, or npm's own of what is installed. */
function lockedPackages(file) {
  const text = read(file);
  return text === '' ? {} : JSON.parse(text).packages;
}

/** True when each package of the lock file is there, development ones too: the build needs them. */
function arePackagesInstalled() {
  const installed = lockedPackages(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(lockedPackages(join(root, 'package-lock.json'))).every(
    ([place, { optional, integrity }]) =>
      place === '' || optional || installed[place]?.integrity === integrity,
  );
}

/** Installs the packages of the lock file, unless these very ones are there. */
export function ensurePackages() {
  if (existsSync(ownNode) && arePackagesInstalled()) return;
  process.stdout.write('Installing packages …\n');
  run('Installing the packages', npm, ['ci', '--no-audit', '--no-fund']);
}

/** Folders and files that the build reads, or takes a version from. */
const sources = [
  'src',
  'sw',
  'workers',
  'server',
  'public',
  'tools/build',
  'docs/guides',
  'CHANGELOG.md',
  'manifest.webmanifest',
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.base.json',
];

function* filesUnder(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else yield path;
  }
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  return statSync(path).isDirectory() ? Array.from(filesUnder(path)) : [path];
}

/** Writes the lists that are made of the manifests of the features. */
export function gatherFeatures() {
  run('Gathering the features', ownNode, [join(root, 'tools/build/features/gather.ts')]);
}

/** Changes when a file that the build reads does. What is generated is written by the build. */
export function sourceMark(folder = root) {
  const hash = createHash('sha256');
  const files = sources
    .flatMap((source) => filesOf(join(folder, source)))
    .filter((file) => !/\.(test|gallery\.test)\.tsx?$|\.gen\.ts$/.test(file));
  for (const file of files.toSorted()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}:${size}:${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const builtFrom = join(root, 'dist/.built-from');

/** Builds page, service worker and server. */
export function build() {
  const mark = sourceMark();
  process.stdout.write('Building …\n');
  gatherFeatures();
  run('The build', ownNode, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--app']);
  mkdirSync(dirname(builtFrom), { recursive: true });
  writeFileSync(builtFrom, mark);
}

/** Builds, unless nothing that the product is made of has changed. */
export function ensureBuild() {
  if (read(builtFrom) === sourceMark() && existsSync(join(root, 'dist/server/main.js'))) return;
  build();
}

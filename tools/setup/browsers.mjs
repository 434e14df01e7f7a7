import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, stop } from './prepare.mjs';

const wanted = [
  {
    package: 'chromium',
    variable: 'CHROMIUM',
    commands: ['chromium', 'google-chrome', 'chromium-browser'],
  },
  {
    package: 'chromium-headless-shell',
    variable: 'CHROMIUM_SHELL',
    commands: ['chromium-headless-shell', 'chrome-headless-shell'],
    /** Another browser that does the same, more slowly. */
    instead: 'CHROMIUM',
  },
  { package: 'firefox-esr', variable: 'FIREFOX', commands: ['firefox-esr', 'firefox'] },
];

function find(commands) {
  for (const command of commands) {
    const result = spawnSync('which', [command], { encoding: 'utf8' });
    if (result.status === 0) return result.stdout.trim();
  }
  return null;
}

function locate(browser) {
  const named = process.env[browser.variable];
  return named && existsSync(named) ? named : find(browser.commands);
}

/**
 * The browsers the tests drive, as environment variables CHROMIUM, CHROMIUM_SHELL and FIREFOX: those that are there,
 * else Debian's, which only root may install.
 */
export function ensureBrowsers() {
  const missing = wanted.filter((browser) => locate(browser) === null);
  const needed = missing.filter(({ instead }) => instead === undefined);
  if (needed.length > 0) install(needed.map((browser) => browser.package));
  for (const browser of missing) if (browser.instead !== undefined) installIfOffered(browser);
  return Object.fromEntries(
    wanted.flatMap((browser) => {
      const path = locate(browser);
      if (path !== null) return [[browser.variable, path]];
      if (browser.instead !== undefined) return [];
      return stop(
        `The tests need ${browser.package}. Install it, or name it in ${browser.variable}.`,
      );
    }),
  );
}

/** Installs the package where this may be done and the system has it: tests run without it too. */
function installIfOffered({ package: name }) {
  if (process.getuid?.() !== 0 || find(['apt-cache']) === null) return;
  if (spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status !== 0) return;
  process.stdout.write(`Installing ${name} …\n`);
  run(`Installing ${name}`, 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}

function install(packages) {
  const advice = `Install ${packages.join(' and ')}, or name them in CHROMIUM and FIREFOX.`;
  if (process.getuid?.() !== 0) stop(`The tests need browsers that are not here. ${advice}`);
  if (find(['apt-get']) === null) stop(`This machine has no apt-get. ${advice}`);
  process.stdout.write(`Installing ${packages.join(', ')} …\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  run('Reading the package lists', 'apt-get', ['update', '-qq'], env);
  run(
    `Installing ${packages.join(', ')}`,
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages, 'fonts-liberation'],
    env,
  );
}

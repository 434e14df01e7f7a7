import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, stop } from './prepare.mjs';

const wanted = [
  {
    package: 'chromium',
    variable: 'CHROMIUM',
    commands: ['chromium', 'google-chrome', 'chromium-browser'],
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
 * The browsers the tests drive, as environment variables CHROMIUM and FIREFOX: those that are there,
 * else Debian's, which only root may install.
 */
export function ensureBrowsers() {
  const missing = wanted
    .filter((browser) => locate(browser) === null)
    .map((browser) => browser.package);
  if (missing.length > 0) install(missing);
  return Object.fromEntries(
    wanted.map((browser) => {
      const path = locate(browser);
      if (path === null)
        stop(`The tests need ${browser.package}. Install it, or name it in ${browser.variable}.`);
      return [browser.variable, path];
    }),
  );
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

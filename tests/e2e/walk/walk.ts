import { spawnSync } from 'node:child_process';
import { root } from '../../support/paths.ts';

/** Every route at every size in both schemes: before a piece of work is called done. */
const { status } = spawnSync(
  'node_modules/.bin/playwright',
  ['test', '-c', 'tests/e2e/playwright.config.ts', '--project=walk', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, WALK: 'whole' } },
);
process.exit(status ?? 1);

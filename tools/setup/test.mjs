// `npm test`: everything a fresh machine needs, then every check. Arguments choose stages by name.
import { spawnSync } from 'node:child_process';
import { ensureBrowsers } from './browsers.mjs';
import { ensureBuild, ensurePackages, ownNode, root } from './prepare.mjs';

ensurePackages();
const browsers = ensureBrowsers();
ensureBuild();

const { status } = spawnSync(ownNode, ['tools/checks/run.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...browsers },
});
process.exit(status ?? 1);

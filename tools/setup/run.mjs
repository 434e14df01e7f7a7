// Runs one of the project's own programs with everything it needs: packages, browsers, the build.
import { spawnSync } from 'node:child_process';
import { ensureBrowsers } from './browsers.mjs';
import { ensureBuild, ensurePackages, ownNode, root } from './prepare.mjs';

ensurePackages();
const browsers = ensureBrowsers();
ensureBuild();

const { status } = spawnSync(ownNode, process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...browsers },
});
process.exit(status ?? 1);

import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

/** Every room has its own tsconfig: neutral rooms are compiled for each world they run in. */
const projects = globSync('**/tsconfig*.json', {
  exclude: (name) => name === 'node_modules',
}).filter((file) => !file.endsWith('tsconfig.base.json'));

let failed = false;
for (const project of projects.toSorted()) {
  const { status, stdout } = spawnSync('node_modules/.bin/tsc', ['-p', project], {
    encoding: 'utf8',
  });
  if (status === 0) continue;
  failed = true;
  console.log(`${project}\n${stdout}`);
}
process.exit(failed ? 1 : 0);

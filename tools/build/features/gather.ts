// `npm run features`: writes the lists that are made of the manifests of the features, and the trees of the routes.
import { readFileSync, writeFileSync } from 'node:fs';
import { Generator, getConfig } from '@tanstack/router-generator';
import { allRoutes, startRoutes } from '../routes.ts';
import { listFiles } from './lists.ts';

for (const { path, text } of await listFiles()) {
  if (readFileSync(path, { encoding: 'utf8', flag: 'a+' }) === text) continue;
  writeFileSync(path, text);
  console.log(`${path} is up to date again`);
}

for (const routes of [allRoutes, startRoutes]) {
  await new Generator({ config: getConfig(routes), root: process.cwd() }).run();
}

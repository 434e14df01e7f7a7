// `npm run features`: writes the lists that are made of the manifests of the features.
import { readFileSync, writeFileSync } from 'node:fs';
import { listFiles } from './lists.ts';

for (const { path, text } of await listFiles()) {
  if (readFileSync(path, { encoding: 'utf8', flag: 'a+' }) === text) continue;
  writeFileSync(path, text);
  console.log(`${path} is up to date again`);
}

import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** Everything that a build of the page and its workers is made of. */
const sources = [
  'src/**/*.*',
  'sw/**/*.ts',
  'workers/**/*.ts',
  'public/**/*.*',
  'tools/build/*.ts',
];
const single = ['index.html', 'manifest.webmanifest', 'package-lock.json', 'vite.config.ts'];

/** The same for the same sources, whenever and wherever they are built. */
export function buildId(): string {
  const hash = createHash('sha256');
  for (const file of [...globSync(sources).toSorted(), ...single]) {
    if (file.includes('.test.')) continue;
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

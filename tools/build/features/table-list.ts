import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ListFile, listFile } from './list-file.ts';
import type { Manifest } from './manifest.ts';

/** Name -> index string. */
type Tables = Record<string, string>;

export function tablesOf(manifests: readonly Manifest[], key: string): Tables {
  const all: Tables = {};
  for (const manifest of manifests) {
    for (const [name, indexes] of Object.entries(manifest.texts(key))) {
      if (name in all)
        throw new Error(`${manifest.path}: another feature has a table "${name}" too`);
      all[name] = indexes;
    }
  }
  return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The tables of a database and its version: one more than before where a table is another one. So the file itself
 * remembers which version devices have: it is never made from nothing.
 *
 * @param lists by the names that the file exports them as
 */
export async function tableList(path: string, lists: Record<string, Tables>): Promise<ListFile> {
  const module: unknown = await import(pathToFileURL(resolve(path)).href);
  const { version, ...before } = module as { version: number } & Record<string, Tables>;
  const isSame = Object.entries(lists).every(
    ([name, tables]) => JSON.stringify(tables) === JSON.stringify(before[name]),
  );
  const code = Object.entries(lists).map(
    ([name, tables]) => `export const ${name} = ${JSON.stringify(tables)};`,
  );
  return listFile(
    path,
    [],
    `/** One more whenever a table below is another one: rows stay, and the missing index is made. */
    export const version = ${isSame ? version : version + 1};
    ${code.join('\n')}`,
  );
}

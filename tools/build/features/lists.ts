import { globSync } from 'node:fs';
import { domainLists } from './domain-lists.ts';
import { formatted, gather, type ListFile, listFile, textsOf, wholeFile } from './list-file.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { tableList, tablesOf } from './table-list.ts';

function serverLists(manifests: readonly Manifest[]): ListFile[] {
  const stores = gather(manifests, 'stores');
  const handlers = gather(manifests, 'handlers');
  return [
    listFile(
      'server/stores.gen.ts',
      stores,
      `import type { EntityStore } from './entity-store.ts';

      export const stores: readonly EntityStore[] = [${textsOf(stores)}];`,
    ),
    listFile(
      'server/handlers.gen.ts',
      handlers,
      `import type { Handler } from './services.ts';

      /** Operation name -> the handler that answers it. */
      export const handlers: Readonly<Record<string, Handler>> = {
        ${handlers.map(({ text }) => `...${text}`).join(',\n')},
      };`,
    ),
  ];
}

async function storeLists(manifests: readonly Manifest[]): Promise<ListFile[]> {
  const reads = gather(manifests, 'reads');
  return [
    listFile(
      'src/store/cached-reads.gen.ts',
      reads,
      `import type { CachedRead } from './cached-read.ts';

      /** One for each operation whose policy is \`cache\`. */
      export const cachedReads: readonly CachedRead[] = [${textsOf(reads)}];`,
    ),
    await tableList('src/store/cache-tables.gen.ts', {
      entityTables: tablesOf(manifests, 'tables'),
      keptTables: tablesOf(manifests, 'keeps'),
      notedTables: tablesOf(manifests, 'noted'),
    }),
  ];
}

async function demoLists(
  store: readonly Manifest[],
  worker: readonly Manifest[],
): Promise<ListFile[]> {
  return [
    await tableList('src/store/demo/demo-tables.gen.ts', { demoTables: tablesOf(store, 'tables') }),
    wholeFile(
      'sw/demo/apps.gen.ts',
      worker,
      (names) => `import type { DemoApp } from './demo-app.ts';

      export const apps: readonly DemoApp[] = [${names}];`,
    ),
  ];
}

/** The manifests of a room, read. */
function manifestsIn(room: string): Manifest[] {
  return globSync(`${room}/**/feature.ts`).toSorted().map(readManifest);
}

const isDemo = ({ path }: Manifest) => path.startsWith('src/store/demo/');

/** Every list of the product that is made of the manifests of its features. */
export async function listFiles(): Promise<ListFile[]> {
  const store = manifestsIn('src/store');
  const lists = [
    ...(await domainLists(manifestsIn('src/domain'))),
    ...serverLists(manifestsIn('server')),
    ...(await storeLists(store.filter((one) => !isDemo(one)))),
    ...(await demoLists(store.filter(isDemo), manifestsIn('sw'))),
  ];
  return Promise.all(lists.map(formatted));
}

import type { DomainFeature } from '../../../src/domain/domain-feature.ts';
import { must } from '../../../src/domain/must.ts';
import { isQueued, type Operation } from '../../../src/domain/operation.ts';
import { headings } from '../../../src/domain/shell/headings.ts';
import { gather, type ListFile, listFile, textsOf, wholeFile } from './list-file.ts';
import { type Line, type Manifest, runManifest } from './manifest.ts';

/** A line of a manifest, and what it says. */
interface Said<Value> {
  line: Line;
  value: Value;
}

async function said<Key extends keyof DomainFeature>(manifests: readonly Manifest[], key: Key) {
  type Value = NonNullable<DomainFeature[Key]>[number];
  const all: Said<Value>[] = [];
  for (const manifest of manifests) {
    const values = (await runManifest<DomainFeature>(manifest))[key] ?? [];
    for (const [at, line] of manifest.list(key).entries()) {
      all.push({ line, value: must(values[at], line.text) as Value });
    }
  }
  return all;
}

function featuresFile(manifests: readonly Manifest[]): ListFile {
  return wholeFile(
    'src/domain/features.gen.ts',
    manifests,
    (names) => `import type { DomainFeature } from './domain-feature.ts';

    export const features: readonly DomainFeature[] = [${names}];`,
  );
}

function queuedFile(operations: readonly Said<Operation>[]): ListFile {
  const queued = operations.flatMap(({ line, value }) => (isQueued(value) ? [line] : []));
  return listFile(
    'src/domain/queued-operations.gen.ts',
    queued,
    `import type { Operation } from './operation.ts';

    /**
     * The operations that the service worker answers itself, but for those of registers. Through the registry it
     * would carry the schemas of every other operation too.
     */
    export const queuedOperations: readonly Operation[] = [${textsOf(queued)}];`,
  );
}

function besideFile(beside: readonly Line[]): ListFile {
  return listFile(
    'src/domain/beside-registers.gen.ts',
    beside,
    `import type { Operation } from './operation.ts';

    /** Queued operations that the service worker brings with the registers. */
    export const besideRegisters: readonly Operation[] = [${textsOf(beside)}];`,
  );
}

function registersFile(registers: readonly Line[]): ListFile {
  return listFile(
    'src/domain/registers.gen.ts',
    registers,
    `import type { RegisterOfFeature } from './domain-feature.ts';

    /** Every register of the product. */
    export const registers: readonly RegisterOfFeature[] = [${textsOf(registers)}];`,
  );
}

function entitiesFile(entities: readonly Line[]): ListFile {
  return listFile(
    'src/domain/synced-entities.gen.ts',
    entities,
    `import type { Entity } from './entity.ts';

    const entities = [${textsOf(entities)}] as const;
    export type SyncedEntity = (typeof entities)[number];

    /** Records that devices hold. */
    export const syncedEntities: readonly Entity[] = entities;`,
  );
}

function knownFormsFile(forms: readonly Line[]): ListFile {
  return listFile(
    'src/domain/known-forms.gen.ts',
    forms,
    `import type { KnownForm } from './operation.ts';

    /** By the name of the operation. */
    export const knownForms: ReadonlyMap<string, KnownForm<never>> = new Map(
      [${textsOf(forms)}].map((form) => [form.name, form]),
    );`,
  );
}

/** '/api/apps/tasks' of '/api/apps/tasks/task/{id}'. */
const appOf = (path: string) => path.split('/').slice(0, 4).join('/');

function workerPathsFile(
  operations: readonly Said<Operation>[],
  registers: readonly Said<{ register: { path: string } }>[],
): ListFile {
  const ofPolicy = (policy: string) =>
    operations.flatMap(({ value }) => (value.offline === policy ? [value.path] : []));
  const ofRegisters = registers.map(({ value }) => value.register.path);
  const ofApps = [...new Set(ofPolicy('demo').map(appOf))];
  return listFile(
    'src/domain/worker-paths.gen.ts',
    [],
    `/** Where the calls of registers begin: the service worker knows it before it brings what answers them. */
    export const registerPaths: readonly string[] = ${JSON.stringify(ofRegisters)};

    /** Paths of the calls with the policy \`cache\`, as their operations have them. */
    export const cachedPaths: readonly string[] = ${JSON.stringify(ofPolicy('cache'))};

    /** Where the calls of the demo apps begin. */
    export const demoPaths: readonly string[] = ${JSON.stringify(ofApps)};`,
  );
}

function menuFile(entries: readonly Said<NonNullable<DomainFeature['menu']>[number]>[]): ListFile {
  const tree = Object.entries(headings).map(([id, title]) => {
    const below = entries
      .filter(({ value }) => value.under === id)
      .toSorted((one, other) => one.value.place - other.value.place);
    const children = below.flatMap(({ line }) => line.imports.map(({ name }) => name)).join(', ');
    return `{ id: '${id}', type: 'group', title: '${title}', children: [${children}] }`;
  });
  return listFile(
    'src/domain/shell/navigation-tree.gen.ts',
    entries.map(({ line }) => line),
    `import type { NavigationItem } from './navigation-item.ts';

    /**
     * Everything the back office leads to, once: the four navigation sets are made of it. Ids are dotted
     * paths, by which roles and badges find their item. \`soon\`: the screen does not exist yet.
     */
    export const navigationTree: readonly NavigationItem[] = [${tree.join(',\n')}];`,
  );
}

/** The lists of `src/domain`. */
export async function domainLists(manifests: readonly Manifest[]): Promise<ListFile[]> {
  const operations = await said(manifests, 'operations');
  return [
    featuresFile(manifests),
    queuedFile(operations),
    besideFile(gather(manifests, 'beside')),
    registersFile(gather(manifests, 'registers')),
    entitiesFile(gather(manifests, 'entities')),
    knownFormsFile(gather(manifests, 'knownForms')),
    workerPathsFile(operations, await said(manifests, 'registers')),
    menuFile(await said(manifests, 'menu')),
  ];
}

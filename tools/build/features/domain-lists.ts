import type { DomainFeature } from '../../../src/domain/domain-feature.ts';
import { must } from '../../../src/domain/must.ts';
import { isQueued, type Operation } from '../../../src/domain/operation.ts';
import { autocompleteIn } from '../../../src/domain/register/autocomplete-path.ts';
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

/** Delivered by the submit grant too: reports that somebody counts. */
const isSubmission = (operation: Operation) =>
  isQueued(operation) && operation.offline.byGrant === true;
const isChange = (operation: Operation) => isQueued(operation) && !isSubmission(operation);

function submissionsFile(operations: readonly Said<Operation>[]): ListFile {
  const submissions = operations.flatMap(({ line, value }) => (isSubmission(value) ? [line] : []));
  return listFile(
    'src/domain/submissions.gen.ts',
    submissions,
    `import type { Operation } from './operation.ts';

    /** The queued operations that a submit grant delivers: the service worker has them at each start. */
    export const submissions: readonly Operation[] = [${textsOf(submissions)}];`,
  );
}

function changesFile(operations: readonly Said<Operation>[]): ListFile {
  const changes = operations.flatMap(({ line, value }) => (isChange(value) ? [line] : []));
  return listFile(
    'src/domain/changes.gen.ts',
    changes,
    `import type { Operation } from './operation.ts';

    /** The other queued operations, but for those of registers. */
    export const changes: readonly Operation[] = [${textsOf(changes)}];`,
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

function unlistedFile(registers: readonly Line[]): ListFile {
  return listFile(
    'src/domain/unlisted-registers.gen.ts',
    registers,
    `import type { Register } from './register/register.ts';

    /** The registers that have no lists, forms and operations. */
    export const unlistedRegisters: readonly Register[] = [${textsOf(registers)}];`,
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

/** '/api/v1/messages' of '/api/v1/messages/{id}'. */
const beginOf = (path: string) => path.replace(/\/?\{.*$/, '');

/**
 * '/api/apps/tasks' of '/api/apps/tasks/task/{id}'. Where calls of the server lie below it too, one part more: the
 * demo's chat is beside the Team Chat.
 */
function appOf(path: string, ofServer: readonly string[]): string {
  const parts = path.split('/');
  const app = parts.slice(0, 4).join('/');
  return ofServer.some((other) => other.startsWith(`${app}/`)) ? parts.slice(0, 5).join('/') : app;
}

function workerPathsFile(
  operations: readonly Said<Operation>[],
  registers: readonly Said<{ register: { path: string } }>[],
): ListFile {
  const ofPolicy = (policy: string) =>
    operations.flatMap(({ value }) => (value.offline === policy ? [value.path] : []));
  const changes = operations.flatMap(({ value }) => (isChange(value) ? [value] : []));
  const reading = changes.filter(({ method }) => method === 'GET').map(({ path }) => path);
  const changed = changes.filter(({ method }) => method !== 'GET').map(({ path }) => beginOf(path));
  const ofRegisters = registers.map(({ value }) => value.register.path);
  const cached = ofPolicy('cache');
  // One that its feature names is answered by a query of the feature.
  const autocompletes = ofRegisters.map(autocompleteIn).filter((path) => !cached.includes(path));
  const begins = [...new Set([...ofRegisters, ...changed])];
  const shortest = begins.filter(
    (begin) => !begins.some((other) => other !== begin && begin.startsWith(other)),
  );
  const ofServer = operations.flatMap(({ value }) =>
    value.offline === 'demo' ? [] : [value.path],
  );
  const ofApps = [...new Set(ofPolicy('demo').map((path) => appOf(path, ofServer)))];
  return listFile(
    'src/domain/worker-paths.gen.ts',
    [],
    `/** Paths of queued operations, reports apart: the service worker knows them before it has the operations. */
    export const changePaths: readonly string[] = ${JSON.stringify(shortest)};

    /** Paths of the queued operations whose method is GET: most other reads are no business of the queue. */
    export const changesByGet: readonly string[] = ${JSON.stringify(reading)};

    /** Paths of the calls with the policy \`cache\`, as their operations have them. */
    export const cachedPaths: readonly string[] = ${JSON.stringify(cached)};

    /** Paths of the autocompletes of registers, which devices answer where the server does not. */
    export const registerReads: readonly string[] = ${JSON.stringify(autocompletes)};

    /** First parts of the paths of the demo apps' calls. */
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
    submissionsFile(operations),
    changesFile(operations),
    registersFile(gather(manifests, 'registers')),
    unlistedFile(gather(manifests, 'unlisted')),
    entitiesFile(gather(manifests, 'entities')),
    knownFormsFile(gather(manifests, 'knownForms')),
    workerPathsFile(operations, await said(manifests, 'registers')),
    menuFile(await said(manifests, 'menu')),
  ];
}

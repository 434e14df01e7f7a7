import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve as absolute } from 'node:path';
import { describe, expect, test } from 'vitest';
import { must } from '#domain/must.ts';
import type { Register } from '#domain/register/register.ts';
import { registers } from '#domain/registers.gen.ts';
import { demoOperations, operations, serverEntities, syncedEntities } from '#domain/registry.ts';
import { isParent, type NavigationItem } from '#domain/shell/navigation-item.ts';
import { isDisabled } from '#domain/shell/navigation.ts';
import { navigationTree } from '#domain/shell/navigation-tree.gen.ts';
import { globalTables } from '../server/database/global-tables.ts';
import { listFiles } from '../tools/build/features/lists.ts';

interface SourceFile {
  path: string;
  text: string;
  /** Files of this project that it imports, as paths from the root. */
  imports: {
    path: string;
    typeOnly: boolean;
    /** Only where its built script is: nothing of it comes along. */
    address: boolean;
  }[];
  packages: string[];
}

const shared: Record<string, string> = {
  '#domain/': 'src/domain/',
  '#store/': 'src/store/',
  '#sync/': 'src/sync/',
};

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

function resolve(from: string, specifier: string): string | null {
  for (const [prefix, folder] of Object.entries(shared)) {
    if (specifier.startsWith(prefix)) return folder + specifier.slice(prefix.length);
  }
  if (!specifier.startsWith('.')) return null;
  return normalize(join(dirname(from), specifier)).replace(/\?.*$/, '');
}

function read(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  const file: SourceFile = { path, text, imports: [], packages: [] };
  for (const match of text.matchAll(importPattern)) {
    const specifier = match[2] ?? match[3] ?? '';
    const target = resolve(path, specifier);
    // Prose is nobody’s room: whoever shows it may read it.
    if (target?.endsWith('.md')) continue;
    if (target === null) file.packages.push(specifier);
    else {
      file.imports.push({
        path: target,
        typeOnly: match[1] !== undefined,
        address: specifier.endsWith('?worker&url'),
      });
    }
  }
  return file;
}

/** The router’s own: it names every route, and each route it. */
const isRouteTree = (path: string) => /^src\/routeTree\..*gen\.ts$/.test(path);

const files = globSync(['{src,sw,workers,server,tests,tools}/**/*.{ts,tsx}'])
  .filter((path) => !isRouteTree(path))
  .map(read);
const product = files.filter((file) => !/\.test\.tsx?$|^(tests|tools)\//.test(file.path));

/** Room of a file, and within the page its layer; `features/<name>` is one each. */
function room(path: string): string {
  const demo = /^src\/features\/(demo\/[^/]+)/.exec(path);
  if (demo) return `features/${demo[1]}`;
  const feature = /^src\/features\/([^/]+)/.exec(path);
  if (feature) return `features/${feature[1]}`;
  const layer = /^src\/([^/]+)\//.exec(path);
  if (layer?.[1]) return layer[1];
  if (path.startsWith('src/')) return 'main';
  return path.split('/')[0] ?? '';
}

/** Allowed imports: ARCHITECTURE section 2. Every room may import itself. */
const allowed: Record<string, string[]> = {
  domain: [],
  store: ['domain'],
  sync: ['domain', 'store'],
  sw: ['domain', 'store', 'sync'],
  workers: ['domain', 'store', 'sync'],
  server: ['domain'],
  ui: ['domain'],
  layouts: ['domain', 'ui'],
  api: ['domain', 'store', 'sync', 'workers'],
  pickers: ['domain', 'store', 'ui', 'api'],
  register: ['domain', 'store', 'ui', 'api', 'pickers'],
  demo: ['domain', 'store', 'ui', 'api'],
  features: ['domain', 'store', 'ui', 'api', 'pickers', 'register', 'demo'],
  app: ['domain', 'store', 'sync', 'ui', 'layouts', 'api', 'pickers', 'register', 'features'],
  routes: ['domain', 'store', 'ui', 'layouts', 'api', 'pickers', 'register', 'features', 'app'],
  main: ['domain', 'ui', 'api', 'app', 'routes', 'main'],
};

function permitted(from: string, to: string): boolean {
  if (from === to) return true;
  const rules = allowed[from.split('/')[0] ?? ''] ?? [];
  if (from.startsWith('features/') && to.startsWith('features/')) return false;
  return rules.includes(to.split('/')[0] ?? '');
}

function lines(path: string): number {
  return readFileSync(path, 'utf8').trim().split('\n').length;
}

/** The operations and entities that this is or, as those of a register, holds. */
function definedIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('offline' in value && 'method' in value) return [value];
  if ('references' in value && 'schema' in value) return [value];
  return Object.values(value).filter(
    (one) => typeof one === 'object' && one !== null && 'offline' in one && 'method' in one,
  );
}

describe('rooms', () => {
  test('an import only enters a room that the direction allows', () => {
    const wrong = product.flatMap((file) =>
      file.imports
        .filter((target) => !permitted(room(file.path), room(target.path)))
        .filter((target) => !(target.typeOnly && room(target.path) === 'workers'))
        .filter((target) => !isRouteTree(target.path))
        .map((target) => `${file.path} -> ${target.path}`),
    );
    expect(wrong).toEqual([]);
  });

  test('only the clients of the page import of a worker more than types: its address, and what is pure in it', () => {
    const toWorkers = product.flatMap((file) =>
      file.imports
        .filter(({ path, typeOnly }) => room(path) === 'workers' && !typeOnly)
        .filter(() => room(file.path) !== 'workers')
        .map(({ path, address }) => ({ path, address, from: file.path })),
    );
    const clients = new Set(toWorkers.map(({ from }) => from));
    expect(clients.size).toBeGreaterThan(0);
    const notClients = [...clients].filter(
      (path) => !/^src\/api\/(workers|pictures)\/[^/]+\.ts$/.test(path),
    );
    expect(notClients).toEqual([]);
    // An entry that is imported as a module would run in the page.
    const entries = toWorkers.filter(({ path }) => path.endsWith('.worker.ts'));
    expect(entries.filter(({ address }) => !address)).toEqual([]);
  });

  test('every relative import names a file that exists', () => {
    const missing = files.flatMap((file) =>
      file.imports
        .filter((target) => !existsSync(target.path) && !isRouteTree(target.path))
        .map((target) => `${file.path} -> ${target.path}`),
    );
    expect(missing).toEqual([]);
  });

  test('the domain is pure: its packages are zod, and one that reads recurrence rules, in one file', () => {
    const packages = product
      .filter((file) => room(file.path) === 'domain')
      .flatMap((file) => file.packages.map((name) => `${file.path}: ${name}`));
    expect(packages.filter((line) => !line.endsWith(': zod/mini'))).toEqual([
      'src/domain/meetings/rrule.ts: rrule',
    ]);
  });

  test('only the gate, the server and tests import the registry: the page imports by name', () => {
    const importers = product
      .filter((file) => file.imports.some((target) => target.path === 'src/domain/registry.ts'))
      .map((file) => room(file.path));
    expect([...new Set(importers)].filter((name) => !['sw', 'server'].includes(name))).toEqual([]);
  });

  test('only the lists import a manifest: through it all of a feature would come along', () => {
    const wrong = product.flatMap((file) =>
      file.imports
        .filter(({ path }) => path.endsWith('/feature.ts') && !file.path.endsWith('.gen.ts'))
        .map((target) => `${file.path} -> ${target.path}`),
    );
    expect(wrong).toEqual([]);
    const all = product.filter((file) =>
      file.imports.some(({ path }) => path === 'src/domain/features.gen.ts'),
    );
    expect(all.map(({ path }) => path)).toEqual(['src/domain/registry.ts']);
  });

  test('no product file imports a test', () => {
    const wrong = product.filter((file) =>
      file.imports.some((target) => /\.test\.|^tests\//.test(target.path)),
    );
    expect(wrong.map((file) => file.path)).toEqual([]);
  });
});

describe('shape', () => {
  test('no file imports itself through others, not even for a type', () => {
    const graph = new Map(
      product.map((file) => [file.path, file.imports.map((target) => target.path)]),
    );
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (path: string, trail: string[]): void => {
      if (trail.includes(path)) {
        cycles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
        return;
      }
      if (done.has(path)) return;
      for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
      done.add(path);
    };
    for (const path of graph.keys()) visit(path, []);
    expect(cycles).toEqual([]);
  });

  test('no barrel: a file that only re-exports', () => {
    const barrels = product.filter((file) => {
      const code = file.text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').trim();
      return (
        code !== '' && code.split(';').every((line) => /^\s*(export\s.*\sfrom\s|$)/s.test(line))
      );
    });
    expect(barrels.map((file) => file.path)).toEqual([]);
  });

  test('no folder of code is too long to read at once: 25 files beside their tests and styles', () => {
    const folders = Map.groupBy(
      product.filter(({ path }) => !path.endsWith('.css.ts')),
      ({ path }) => dirname(path),
    );
    const long = [...folders].filter(([, inside]) => inside.length > 25);
    expect(long.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
  });

  test('entry files only wire', () => {
    expect(lines('src/main.tsx')).toBeLessThanOrEqual(20);
    expect(lines('sw/sw.ts')).toBeLessThanOrEqual(60);
  });

  test('only the server listens to the environment as it is imported', () => {
    const readers = product.filter(
      (file) => file.path.startsWith('server/') && file.text.includes('process.env'),
    );
    expect(readers.map((file) => file.path)).toEqual(['server/main.ts']);
  });
});

describe('issue 11.3: the engine knows no feature', () => {
  /** The queue, the worker's conversation and the server's side of it; sessions are a part of them. */
  const engine = product.filter(
    ({ path }) =>
      /^(src\/sync|server\/sync|src\/store(\/(outbox|drafts|session))?)\/[^/]+\.ts$/.test(path) &&
      // They are made of what every feature says.
      !/\/(cache|.*\.gen)\.ts$/.test(path),
  );
  const features = new Set(
    globSync('{src/domain,src/store,server}/*/{feature,rules}.ts')
      .map((path) => dirname(path).split('/').at(-1) ?? '')
      .filter((folder) => !['access', 'sync', 'live'].includes(folder)),
  );

  test('it imports nothing of one', () => {
    expect(engine.length).toBeGreaterThan(50);
    expect([...features]).toEqual(expect.arrayContaining(['attendance', 'chat', 'people']));
    const wrong = engine.flatMap(({ path, imports }) =>
      imports
        .filter((target) =>
          dirname(target.path)
            .split('/')
            .some((folder) => features.has(folder)),
        )
        .map((target) => `${path} -> ${target.path}`),
    );
    expect(wrong).toEqual([]);
  });

  test('it names none: an operation’s policy says what its items need', () => {
    const wrong = engine.flatMap(({ path, text }) => {
      const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*'|`[^`]*`/gm, '');
      return [...code.matchAll(/\w*(?:report|church|attendance|chat)\w*/gi)].map(
        ([word]) => `${path}: ${word}`,
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('tables of contents', () => {
  test('each list that is made of manifests is up to date: else run `npm run features`', async () => {
    const lists = await listFiles();
    const stale = lists.filter(({ path, text }) => readFileSync(path, 'utf8') !== text);
    expect(stale.map(({ path }) => path)).toEqual([]);
    const gathered = new Set(lists.map(({ path }) => path));
    const generated = globSync('{src,sw,server}/**/*.gen.ts').filter((path) => !isRouteTree(path));
    expect(generated.filter((path) => !gathered.has(path))).toEqual([]);
  });

  test('a manifest names every operation and every entity that its folder defines', async () => {
    const modules = product.filter(
      ({ path, text }) =>
        path.startsWith('src/domain/') && /define(Operation|Entity)|egisterOperations\(/.test(text),
    );
    const named = new Set<unknown>(
      [operations, demoOperations, syncedEntities, serverEntities].flat(),
    );
    const forgotten: string[] = [];
    for (const { path } of modules) {
      const exported = (await import(absolute(path))) as Record<string, unknown>;
      for (const [name, value] of Object.entries(exported)) {
        if (definedIn(value).some((one) => !named.has(one))) forgotten.push(`${path}: ${name}`);
      }
    }
    expect(modules.length).toBeGreaterThan(20);
    expect(forgotten).toEqual([]);
  });

  test('every part of the design system has a gallery and a test', () => {
    const parts = globSync('src/ui/*/*.tsx')
      .filter((path) => !/\.(gallery|test)\.tsx$/.test(path))
      .map((path) => dirname(path));
    const folders = [...new Set(parts)].filter((folder) => folder !== 'src/ui/theme');
    const incomplete = folders.filter(
      (folder) =>
        globSync(`${folder}/*.gallery.tsx`).length === 0 ||
        globSync(`${folder}/*.test.tsx`).length === 0,
    );
    expect(incomplete).toEqual([]);
  });
});

/** The addresses below these entries that somebody can open. */
function linksOf(items: readonly NavigationItem[]): string[] {
  return items.flatMap((item) => {
    if (isParent(item)) return linksOf(item.children);
    return item.type === 'basic' && !item.external && !isDisabled(item) ? [item.link] : [];
  });
}

/** '/apps/groups/$groupId' of '/_signed-in/(office)/apps/groups/$groupId'. */
function addressOf(route: string): string {
  return `/${route
    .split('/')
    .filter((part) => !/^(_.*|\(.*\)|)$/.test(part))
    .join('/')}`;
}

/** Whether a route takes the address. The one that takes whatever no other does is the page that says so. */
function takes(route: string, address: string): boolean {
  if (route === '/$') return false;
  const any = route.replace(/\/\$$/, '/.+').replaceAll(/\$\w+/g, '[^/]+');
  return new RegExp(`^${any}$`).test(address);
}

/** The register of the view that a list shows. */
async function listedIn({ path, text, imports }: SourceFile): Promise<Register> {
  const shown = /<RegisterList\s+of=\{(\w+)\}/.exec(text)?.[1] ?? '';
  const imported = new Set(imports.map((target) => target.path));
  const view = files.find(
    (file) => imported.has(file.path) && file.text.includes(`export const ${shown}:`),
  );
  const name = /^ {2}register: (\w+),$/m.exec(view?.text ?? '')?.[1] ?? '';
  const from = (view?.imports ?? []).filter((target) => room(target.path) === 'domain');
  const modules: Record<string, unknown>[] = await Promise.all(
    from.map((target) => import(absolute(target.path))),
  );
  const found = modules.map((module) => module[name]).find(Boolean);
  return must(found, `the register of a view, in ${path}`) as Register;
}

describe('each register is whole', () => {
  const routes = product.flatMap((file) => {
    const route = /createFileRoute\(\s*'([^']+)'/.exec(file.text)?.[1];
    return route === undefined ? [] : [{ ...file, address: addressOf(route) }];
  });
  const lists = routes.filter(({ text }) => text.includes('<RegisterList'));
  const links = linksOf(navigationTree);
  const isRoute = (address: string) => routes.some((route) => takes(route.address, address));

  test('the page that it names is there, and so is each page that the menu leads to', () => {
    const pages = registers.map(({ register: { page } }) => page.replace(/\?.*/, ''));
    expect(pages.length).toBeGreaterThan(4);
    expect([...pages, ...links].filter((address) => !isRoute(address))).toEqual([]);
  });

  test('its list is in the menu', () => {
    expect(lists.length).toBeGreaterThan(3);
    const unseen = lists.filter(({ address }) => !links.includes(address));
    expect(unseen.map(({ path }) => path)).toEqual([]);
  });

  test('its list opens for who may see its rows', async () => {
    const wrong: string[] = [];
    for (const list of lists) {
      const { may } = await listedIn(list);
      const loader = `loader: holdersOnly('${may.view}'),`;
      if (!list.text.includes(loader)) wrong.push(`${list.path}: ${loader}`);
    }
    expect(wrong).toEqual([]);
  });

  test('its list asks for its first rows before it is drawn', () => {
    const late = lists.filter(({ text }) => !/beforeLoad[^]*-ahead\.ts'/.test(text));
    expect(late.map(({ path }) => path)).toEqual([]);
  });

  test('its entity says which records its fields name, and that the last word counts of its status', () => {
    const wrong = registers.flatMap(({ register: { name, entity, fields } }) => {
      const named = Object.entries(fields).flatMap(([field, of]) => {
        const input = of?.input;
        if (input?.kind === 'reference') return [[field, input.to().entity.name] as const];
        return input?.kind === 'lookup' ? [[field, input.among.entity.name] as const] : [];
      });
      const references: Readonly<Record<string, unknown>> = entity.references;
      return [
        ...named.filter(([field, other]) => references[field] !== other).map(([field]) => field),
        ...(entity.lastWins?.includes('status') ? [] : ['status']),
      ].map((field) => `${name}: ${field}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('migrations', () => {
  test('a foreign key of or to a table that is there stands between NO FORCE and FORCE of it', () => {
    const there = new Set<string>();
    const wrong = globSync('server/database/migrations/*.sql')
      .toSorted()
      .flatMap((path) => {
        const sql = readFileSync(path, 'utf8');
        const keys = sql.matchAll(
          /ALTER TABLE "(\w+)" ADD CONSTRAINT .* REFERENCES "public"\."(\w+)"/g,
        );
        const open = [...keys].flatMap(({ 0: key, 1: of = '', 2: to = '', index }) =>
          [of, to]
            .filter((table) => there.has(table))
            .filter((table) => {
              const before = sql.slice(0, index).includes(`"${table}" NO FORCE ROW LEVEL SECURITY`);
              const after = sql.slice(index + key.length).includes(`"${table}" FORCE ROW LEVEL`);
              return !before || !after;
            })
            .map((table) => `${path}: ${table}, for ${key}`),
        );
        const made = [...sql.matchAll(/CREATE TABLE "(\w+)"/g)].map(([, table = '']) => table);
        for (const table of made) there.add(table);
        for (const table of globalTables) there.delete(table);
        return open;
      });
    expect(there.size).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });
});

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { getManifest, type ManifestEntry } from 'workbox-build';
import { integrityOf } from './client-files.ts';

/** Scripts of the worker, by address: the worker itself, and the scripts it loads when needed. */
export const workerScripts = {
  'sw.js': 'sw/sw.ts',
  'sw-demo.js': 'sw/demo/sw-demo.ts',
  'sw-reads.js': 'sw/reads/sw-reads.ts',
  'sw-changes.js': 'sw/changes/sw-changes.ts',
  'sw-cipher.js': 'sw/sealing/sw-cipher.ts',
} as const;
type WorkerScript = keyof typeof workerScripts;

/** Schemas that nothing reads are left out, and what is only looked at. */
export const withoutUnusedSchemas = {
  manualPureFunctions: ['z', 'defineOperation', 'defineEntity'],
  propertyReadSideEffects: false as const,
  unknownGlobalSideEffects: false,
};

/** Packages that the worker itself brings, and gives to the scripts it loads (`sw/shared-libraries.ts`). */
const shared = { dexie: 'dexie' };

/** One classic script each, the same in development and in a release. */
export function workerScript(name: WorkerScript) {
  return {
    input: workerScripts[name],
    external: name === 'sw.js' ? [] : Object.keys(shared),
    output: { format: 'iife', entryFileNames: name, codeSplitting: false, globals: shared },
    treeshake: withoutUnusedSchemas,
  } as const;
}

/** The list of the files that the worker holds for offline: a script that it runs as it starts. */
export const shellList = 'sw-shell.js';
/** Stands in the worker for what tells two lists apart, so that a new list is a new worker. */
const listMark = '__SHELL_LIST__';

/** Answer of the worker when the browser has emptied the app's files, and there is no network. */
const withoutShell = join(import.meta.dirname, 'without-shell.html');

/** As public/start.js asks in pages. */
const isOld = '!(Promise.withResolvers&&AbortSignal.any&&URL.canParse)';

type Listed = ManifestEntry & { office?: true };

function listScript(entries: readonly Listed[]): string {
  const page = JSON.stringify(readFileSync(withoutShell, 'utf8'));
  const answer = `new Response(${page},{status:503,headers:{'content-type':'text/html'}})`;
  const files = JSON.stringify(entries);
  return `self.shellFiles=${files};self.withoutShell=()=>${answer};self.isOld=${isOld};`;
}

/**
 * Writes the list of this build's files beside the built worker. Each entry carries its integrity:
 * an asset that is missing on the server and answered with something else fails the installation,
 * and the old worker goes on.
 *
 * @param files paths below `folder` that belong to this build
 * @param ofOffice those that a device keeps only once it has shown the back office: listed last
 */
export async function writePrecacheManifest(
  folder: string,
  files: readonly string[],
  ofOffice: ReadonlySet<string>,
): Promise<void> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: folder,
    globPatterns: [...files],
    dontCacheBustURLsMatching: /-[\w-]{8}\./,
    maximumFileSizeToCacheInBytes: 1_000_000,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => {
          const integrity = integrityOf(join(folder, entry.url));
          const revision = entry.revision === null ? null : integrity.slice(7, 17);
          return Object.assign(entry, { revision, integrity });
        }),
        warnings: [],
      }),
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const [everybodys, offices] = [false, true].map((office) =>
    manifestEntries.filter(({ url }) => ofOffice.has(url) === office),
  ) as [ManifestEntry[], ManifestEntry[]];
  const list = listScript([
    ...everybodys,
    ...offices.map((entry) => Object.assign(entry, { office: true as const })),
  ]);
  writeFileSync(join(folder, shellList), list);
  const worker = join(folder, 'sw.js');
  const code = readFileSync(worker, 'utf8');
  if (!code.includes(listMark)) throw new Error(`The worker does not name its list: ${listMark}`);
  const hash = createHash('sha256').update(list).digest('hex').slice(0, 16);
  writeFileSync(worker, code.replace(listMark, `"${hash}"`));
}

/** Serves the worker's scripts in development: bundled on demand, at the same address and of the same kind. */
export function workerInDevelopment(): Plugin {
  return {
    name: 'worker-in-development',
    apply: 'serve',
    configureServer(server) {
      // Nothing is held for offline: every file comes fresh.
      server.middlewares.use(`/${shellList}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(listScript([]));
      });
      for (const name of Object.keys(workerScripts) as WorkerScript[]) {
        server.middlewares.use(`/${name}`, async (_request, response, next) => {
          try {
            const code = await bundleWorker(name);
            response.setHeader('content-type', 'text/javascript');
            response.setHeader('cache-control', 'no-store');
            response.end(code);
          } catch (error) {
            next(error);
          }
        });
      }
    },
  };
}

async function bundleWorker(name: WorkerScript): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: workerScript(name),
    },
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  const bundles = Array.isArray(result) ? result : [result];
  const chunk = bundles
    .flatMap((b) => ('output' in b ? b.output : []))
    .find((o) => o.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The service worker did not build');
  return chunk.code.replace(listMark, '""');
}

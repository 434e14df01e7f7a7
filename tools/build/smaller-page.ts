import { resolve } from 'node:path';
import type { Alias, Plugin } from 'vite';

/** Packages of which the page takes a smaller part than they would bring. */
export const smallerPackages: Alias[] = [
  // The package's own entry is its ES5 build, 2 kB larger.
  { find: /^dexie$/, replacement: resolve('node_modules/dexie/dist/modern/dexie.mjs') },
  // React has it: the copy for older versions is never used.
  { find: 'use-sync-external-store/shim', replacement: 'use-sync-external-store' },
  { find: /^.*\/createLucideIcon\.mjs$/, replacement: resolve('src/ui/icon/lucide-icon.ts') },
];

/** Layers of Dexie that nothing here uses: its cache, which every database disables, and its hooks on rows. */
const unusedLayers = ['this.use(cacheMiddleware);', 'this.use(hooksMiddleware);'];

/** Leaves the unused layers out: 2 kB for the cache, 0.6 kB for the hooks, and two steps less for each transaction. */
export function storeWithoutUnusedLayers(): Plugin {
  return {
    name: 'store-without-unused-layers',
    apply: 'build',
    transform: {
      filter: { id: /dexie\/dist\/modern\/dexie\.mjs$/ },
      handler(code) {
        const missing = unusedLayers.find((line) => !code.includes(line));
        if (missing) this.error(`Dexie has no line "${missing}" any more`);
        return {
          code: unusedLayers.reduce((rest, line) => rest.replace(line, ''), code),
          map: null,
        };
      },
    },
  };
}

/** An icon's name and size, and the random key of each of its lines, which compress badly: nobody reads them. */
export function withoutIconKeys(): Plugin {
  return {
    name: 'without-icon-keys',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({
        code: code
          .replaceAll(/,\s*key: "\w+"/g, '')
          .replaceAll(/^ {2}(name|size): .*,$/gm, '')
          .replace(/^__iconData\.node;$/m, ''),
        map: null,
      }),
    },
  };
}

/**
 * Only the server reads what the list of calls says of each (`server/http/open-api.ts`), and how often
 * one person may call it.
 */
export function withoutServerWords(): Plugin {
  return {
    name: 'without-server-words',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'server',
    transform: {
      filter: { id: /\/src\/domain\/.*\.ts$/, code: /^ {2}(summary|limit):/m },
      handler: (code) => ({
        code: code
          .replace(/^ {2}summary:\s+(['"`]).*\1,$/gm, '')
          .replace(/^ {2}limit: (\w+|\{.*\}),$/gm, ''),
        map: null,
      }),
    },
  };
}

const selector = resolve(
  'node_modules/use-sync-external-store/cjs/use-sync-external-store-with-selector.production.js',
);

/**
 * Selector of the router's store, as a module: its own entry asks at each start which of
 * its two builds is meant, and brings along what every browser has.
 */
export function selectorAsModule(): Plugin {
  return {
    name: 'selector-as-module',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^use-sync-external-store\/with-selector$/ },
      handler: () => selector,
    },
    transform: {
      filter: { id: selector },
      handler: (code) => ({
        code: code
          .replace('var React = require("react");', 'import * as React from "react";')
          .replace(/^function is\([^]*?^}$/m, '')
          .replace(/"function" === typeof Object\.is \? Object\.is : is/, 'Object.is')
          .replace(
            'exports.useSyncExternalStoreWithSelector = function',
            'export const useSyncExternalStoreWithSelector = function',
          ),
        map: null,
      }),
    },
  };
}

const own = '?table';

/**
 * The table's own copy of the store that the router has too: sharing it, the first load would carry
 * what only tables use of it.
 */
export function tablesOwnStore(): Plugin {
  return {
    name: 'tables-own-store',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer) return null;
      const inCopy = importer.endsWith(own);
      const fromTable = /@tanstack\/(react-table|table-core)\//.test(importer);
      if (!inCopy && !(fromTable && /^@tanstack\/(react-)?store$/.test(source))) return null;
      const from = inCopy ? importer.slice(0, -own.length) : importer;
      const found = await this.resolve(source, from, { skipSelf: true });
      if (!found || !/@tanstack\/(react-)?store\//.test(found.id)) return found;
      return { ...found, id: found.id + own };
    },
  };
}

/**
 * The highlighter is CommonJS and needs nothing of the page: the bundler would put what it wraps such
 * modules with into a file of its own, which the first load then asks for too.
 */
export function highlighterAsModules(): Plugin {
  return {
    name: 'highlighter-as-modules',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /highlight\.js\/lib\/(core|languages\/\w+)\.js$/ },
      handler: (code) => ({
        code: code.replace(/^module\.exports = (\w+);$/m, 'export default $1;'),
        map: null,
      }),
    },
  };
}

import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { patience } from './tests/support/patience.ts';
import { markdownPages } from './tools/build/markdown.ts';

/** Of the server's tests, those that change what a module holds, or put another in its place. */
const alone = ['server/access/sign-in/guessing.test.ts', 'tests/sync/**/*.test.ts'];

/** Tests in plain Node that change nothing outside of themselves. */
const shared = [
  'src/{domain,store,sync}/**/*.test.ts',
  '{sw,workers,tools}/**/*.test.ts',
  'tests/*.test.ts',
];
/** Of these, those that look at what a thread hears of changes, and those that need a worker of their own. */
const notShared = [
  'src/store/other-thread',
  'src/store/kept-counts',
  'src/store/keep-asking',
  'src/store/sealing/sealed-device',
  'src/store/sealing/sealed-queue',
  'src/store/demo/mailbox/addressees',
  'sw/context',
  'sw/push',
  'sw/renew-push',
  'workers/analytics/analytics-here',
  'workers/likely-pairs/find-pairs',
  'workers/search/search-here',
  'workers/sync/sync-apart',
].map((name) => `${name}.test.ts`);

/** Tests of parts on happy-dom that change nothing outside of themselves. */
const parts = ['src/{demo,ui,layouts}/**/*.test.{ts,tsx}'];
/** Of these, those that put another module in the place of one, or look at what a module remembers. */
const notSharedParts = [
  'avatar-group/avatar-group',
  'panel/panel',
  'rich-text/rich-text',
  'table/data-table',
].map((part) => `src/ui/${part}.test.tsx`);

/** Tests of the features' screens, and of the rules of the app around them. */
const screens = ['src/{features,register,pickers}/**/*.test.{ts,tsx}', 'src/app/**/*.test.ts'];
/** Of these, those that begin a session, and those that look at what a module remembers, or at the time. */
const notSharedScreens = [
  'features/access/**/*.test.{ts,tsx}',
  'features/attendance/my-reports/my-reports-screen.test.tsx',
  'features/duplicates/duplicates.test.tsx',
  'features/example/screens/example-screen.test.tsx',
  'features/people/joining/joining.test.tsx',
  'features/push/push-words.test.tsx',
  'features/search/parts/search-bar.test.tsx',
  'register/register-screens.test.tsx',
].map((name) => `src/${name}`);
/** Those that put another module in the place of one, which every later file of a process would have. */
const replacing = globSync(screens).filter((file) =>
  /vi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
);

const onScreens = {
  setupFiles: 'tests/support/patient-screens.ts',
  // More than one thing may be waited for.
  testTimeout: 4 * patience,
  hookTimeout: 2 * patience,
};

const onPostgres = {
  globalSetup: 'tests/support/postgres.ts',
  testTimeout: 4 * patience,
  hookTimeout: 4 * patience,
};

/**
 * `unit`: pure rules and stores on fake-indexeddb, whose files share the modules of one process; `unit-parts`: the parts of
 * the design system on happy-dom, likewise; `unit-screens`: the features' screens, likewise; `unit-alone`: the rest, and
 * tests that replace modules. `server`: the API on one real PostgreSQL for the run; its files share the modules of one
 * process, but for `server-alone`. `faults`: models of several devices against the real server.
 */
export default defineConfig({
  define: { __APP_VERSION__: '"0.0.0-test"', __BUILD__: '"test"' },
  test: {
    maxWorkers: 2,
    expect: { poll: { timeout: patience } },
    projects: [
      {
        extends: true,
        plugins: [markdownPages()],
        test: {
          name: 'unit',
          include: shared,
          exclude: notShared,
          isolate: false,
          testTimeout: 4 * patience,
          hookTimeout: 2 * patience,
        },
      },
      {
        extends: true,
        plugins: [react(), vanillaExtractPlugin(), markdownPages()],
        test: {
          name: 'unit-parts',
          include: parts,
          exclude: notSharedParts,
          isolate: false,
          ...onScreens,
        },
      },
      {
        extends: true,
        plugins: [react(), vanillaExtractPlugin(), markdownPages()],
        test: {
          name: 'unit-screens',
          include: screens,
          exclude: [...notSharedScreens, ...replacing],
          isolate: false,
          ...onScreens,
        },
      },
      {
        extends: true,
        plugins: [react(), vanillaExtractPlugin(), markdownPages()],
        test: {
          name: 'unit-alone',
          include: [
            'src/!(demo|domain|store|sync|ui|layouts|features|register|pickers)/**/*.test.{ts,tsx}',
            ...notSharedScreens,
            ...replacing,
            ...notSharedParts,
            ...notShared,
          ],
          exclude: ['src/app/**/*.test.ts'],
          ...onScreens,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/{contract,server}/**/*.test.ts'],
          exclude: alone,
          isolate: false,
          ...onPostgres,
        },
      },
      {
        extends: true,
        test: { name: 'server-alone', include: alone, ...onPostgres },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: 'tests/support/postgres.ts',
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

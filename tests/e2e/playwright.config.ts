import { defineConfig } from '@playwright/test';
import type { PerRun } from '../support/fixtures.ts';
import { patience } from '../support/patience.ts';

/** One worker a project: two cores are shared by browser, server and database. */
export default defineConfig<object, PerRun>({
  testDir: '.',
  outputDir: '../../.tmp/playwright',
  fullyParallel: false,
  workers: 1,
  timeout: 6 * patience,
  expect: { timeout: patience },
  reporter: 'list',
  projects: [
    /** Cases that need the whole browser: its background services, its windows, its ends. */
    { name: 'chromium', testDir: './chromium', testMatch: '*.e2e.ts' },
    /** Cases that only need pages: they start in a third of the time. */
    { name: 'screens', testDir: './screens', testMatch: '*.e2e.ts', use: { engine: 'shell' } },
    {
      name: 'walk',
      testDir: './walk',
      testMatch: '*.e2e.ts',
      timeout: 300_000,
      use: { engine: 'shell' },
    },
    { name: 'kills', testDir: '../faults/kills', testMatch: '*.e2e.ts', timeout: 240_000 },
    { name: 'soak', testDir: '../faults/soak', testMatch: '*.e2e.ts' },
    {
      name: 'firefox',
      testDir: './firefox',
      testMatch: '*.e2e.ts',
      timeout: 8 * patience,
      use: { engine: 'firefox' },
    },
  ],
});

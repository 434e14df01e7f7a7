import type { DemoDatabase } from '#store/demo/database.ts';
import type { DemoStart } from '../demo-app.ts';
import { seedAnalytics } from './seed-analytics.ts';
import { seedCrypto } from './seed-crypto.ts';
import { seedFinance } from './seed-finance.ts';
import { seedProject } from './seed-project.ts';

/** Four, whose days end today. */
export function seedDashboards(demo: DemoDatabase, { today }: DemoStart): Promise<unknown> {
  return demo.dashboard.bulkAdd([
    seedProject(),
    seedAnalytics(today),
    seedFinance(today),
    seedCrypto(new Date()),
  ]);
}

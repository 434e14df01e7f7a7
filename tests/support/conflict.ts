import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { submitChurchReport } from '../../src/domain/attendance/operations.ts';
import { headers } from '../../src/domain/headers.ts';
import { bearer, signInByApi } from './api.ts';
import { people } from './sample.ts';
import { countToday, delivered, signInToCount, submitCount } from './screens.ts';

/** Thabo counts on the tablet, Lerato at the same time elsewhere, and their numbers differ. */
export async function conflictOn(page: Page, origin: string): Promise<void> {
  await signInToCount(page, origin, people.thabo);
  await countToday(page);
  const item = await submitCount(page, 61);
  await delivered(page, item.id);
  const lerato = await signInByApi(origin, people.lerato);
  const answer = await fetch(`${origin}${submitChurchReport.path}`, {
    method: submitChurchReport.method,
    headers: { ...bearer(lerato), [headers.idempotencyKey]: randomUUID() },
    body: JSON.stringify({ ...(item.args as object), attendance: 68, basedOn: null }),
  });
  if (answer.status !== 202) throw new Error(`The second report: ${await answer.text()}`);
}

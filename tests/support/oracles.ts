import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { isUnsent, type Item } from '../../src/store/outbox/item.ts';
import { query } from './data.ts';
import { itemsOn } from './device-store.ts';
import type { Asked } from './tablet.ts';

/** A submission that the app said it had saved. */
export interface Captured {
  id: string;
  accountId: string;
}

interface Arrival {
  id: string;
  account_id: string;
  author_ids: string[] | null;
}

export function arrivals(dataDir: string, ids: readonly string[]): Promise<Arrival[]> {
  return query<Arrival>(
    dataDir,
    `select m.id, m.account_id, v.author_ids
     from mutation m left join report_version v on v.tenant_id = m.tenant_id and v.id = m.id
     where m.id = any($1::uuid[])`,
    [ids],
  );
}

/** Number of submissions the server ever executed: the difference over a test is its effects. */
export async function executed(dataDir: string): Promise<number> {
  const [row] = await query<{ n: string }>(dataDir, 'select count(*) as n from mutation');
  return Number(row?.n);
}

/** O1: what the app said it saved is with the server, or still on the device. */
export function assertNothingLost(
  captured: readonly Captured[],
  arrived: readonly Arrival[],
  items: readonly Item[],
): void {
  const safe = new Set([
    ...arrived.map((arrival) => arrival.id),
    ...items.filter(isUnsent).map((item) => item.id),
  ]);
  const lost = captured.filter((capture) => !safe.has(capture.id));
  assert.deepEqual(lost, [], 'O1: reports are neither with the server nor on the device');
}

/** O2: one effect an id, and no effect that nobody asked for. */
export function assertOnceEach(
  captured: readonly Captured[],
  arrived: readonly Arrival[],
  effects: number,
): void {
  const ids = arrived.map((arrival) => arrival.id);
  assert.equal(new Set(ids).size, ids.length, 'O2: an id has more than one report');
  assert.ok(effects <= captured.length, `O2: ${effects} effects of ${captured.length} submissions`);
}

/** O3: everything arrived under its own author. */
export function assertOwnAuthors(captured: readonly Captured[], arrived: readonly Arrival[]): void {
  const authors = new Map(captured.map((capture) => [capture.id, capture.accountId]));
  for (const { id, account_id, author_ids } of arrived) {
    assert.equal(account_id, authors.get(id), `O3: ${id} came under another name`);
    assert.ok(author_ids?.includes(account_id) ?? true, `O3: ${id} carries another author`);
  }
}

/** O6: a pill that says "Sent" stands for a report that the server has. */
export async function assertSentIsTrue(page: Page, dataDir: string): Promise<void> {
  const said = (await itemsOn(page)).filter((item) => !isUnsent(item)).map((item) => item.id);
  const arrived = await arrivals(dataDir, said);
  assert.equal(arrived.length, said.length, 'O6: "sent" is said of a report that never arrived');
}

/** O7: the app opens on something a person can read and use. */
export async function assertOpens(page: Page): Promise<void> {
  await page.getByRole('main').waitFor();
  const words = (await page.getByRole('main').innerText()).trim();
  assert.ok(words.length > 0, 'O7: the page is empty');
}

/** O1 to O3 together, for what one browser captured since the count `before`. */
export async function assertPromisesKept(
  page: Asked,
  dataDir: string,
  captured: readonly Captured[],
  before: number,
): Promise<void> {
  const arrived = await arrivals(
    dataDir,
    captured.map((capture) => capture.id),
  );
  assertNothingLost(captured, arrived, await itemsOn(page));
  assertOnceEach(captured, arrived, (await executed(dataDir)) - before);
  assertOwnAuthors(captured, arrived);
}

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import * as z from 'zod/mini';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  getAnalytics,
  getCrypto,
  getFinance,
  getProject,
  tradeCoins,
} from '#domain/demo/dashboards/operations.ts';
import { spans } from '#domain/demo/dashboards/crypto.ts';
import { must } from '#domain/must.ts';
import type { Operation } from '#domain/operation.ts';
import { openDemo } from '#store/demo/database.ts';
import { answerDemo } from '../app.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function store() {
  return openDemo({ indexedDB: new IDBFactory(), IDBKeyRange });
}

async function ask(operation: Operation, demo = store()): Promise<unknown> {
  const request = new Request(`http://localhost${operation.path}`);
  const response = await answerDemo(demo, request, 'Grace Valley');
  expect(response.status).toBe(200);
  return response.json();
}

test('S3-039 S2-067 project: four projects, each with every part, and nine people', async () => {
  const { projects, team } = must(
    z.parse(getProject.output, await ask(getProject)),
    'the project dashboard',
  );
  expect(projects.map(({ name }) => name)).toHaveLength(4);
  expect(new Set(team.map(({ email }) => email)).size).toBe(9);
  for (const { cards, issues, distribution, schedule, budget } of projects) {
    expect(cards.map(({ title }) => title)).toEqual(['Summary', 'Overdue', 'Issues', 'Features']);
    for (const { newIssues, closedIssues } of [issues.thisWeek, issues.lastWeek]) {
      expect([newIssues.length, closedIssues.length]).toEqual([7, 7]);
    }
    expect(distribution.lastWeek.parts).toHaveLength(4);
    expect([schedule.today.length, schedule.tomorrow.length]).toEqual([7, 7]);
    expect(budget.used).toHaveLength(5);
    expect(budget.rows).toHaveLength(5);
    const { weekly, monthly, yearly } = budget.spending;
    expect([weekly, monthly, yearly].map(({ values }) => values.length)).toEqual([6, 4, 10]);
  }
  const newOf = (at: number) =>
    projects[at]?.issues.thisWeek.newIssues.reduce((sum, value) => sum + value, 0);
  expect(newOf(0)).toBe(157);
  expect(newOf(1)).not.toBe(157);
});

test('S3-039 S2-067 analytics: 120 points of each year, 65 days of visitors and page views, four audiences', async () => {
  const { visitors, measures, versus, audience } = must(
    z.parse(getAnalytics.output, await ask(getAnalytics)),
    'the analytics dashboard',
  );
  for (const { dates, values } of [visitors.thisYear, visitors.lastYear]) {
    expect([dates.length, values.length]).toEqual([120, 120]);
    expect(dates.toSorted()).toEqual(dates);
  }
  expect(visitors.thisYear.dates.at(-1)).toBe('2026-11-22');
  expect([visitors.lastYear.dates[0], visitors.lastYear.dates.at(-1)]).toEqual([
    '2025-01-01',
    '2025-12-31',
  ]);
  expect(measures.map(({ periods }) => periods[0]?.values.length)).toEqual([6, 4, 4]);
  expect([versus.dates.length, versus.visitors.length, versus.pageViews.length]).toEqual([
    65, 65, 65,
  ]);
  expect(audience.kinds).toHaveLength(4);
  for (const { parts } of audience.kinds) {
    expect(parts.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  }
});

test('S3-039 S2-067 finance: two statements, 120 points of the balance, transactions the newest first, bills over the limit', async () => {
  const { previous, current, balance, transactions, budget } = must(
    z.parse(getFinance.output, await ask(getFinance)),
    'the finance dashboard',
  );
  expect(previous.date < '2026-11-22' && '2026-11-22' < current.date).toBe(true);
  for (const { spent, spending } of [previous, current]) {
    expect(spending.reduce((sum, { amount }) => sum + amount, 0)).toBe(spent);
  }
  const { dates, predicted, actual, income } = balance;
  expect([dates, predicted, actual].map(({ length }) => length)).toEqual([120, 120, 120]);
  expect(income).toHaveLength(12);
  const days = transactions.map(({ date }) => date);
  expect(days.toSorted().toReversed()).toEqual(days);
  expect(budget.bills).toBeGreaterThan(budget.billsLimit);
});

test('S3-039 S2-067 crypto: six coins with 20 points, 145 for each span that end in the price of now, four wallets', async () => {
  const { coins, wallets } = must(
    z.parse(getCrypto.output, await ask(getCrypto)),
    'the crypto dashboard',
  );
  expect(coins).toHaveLength(6);
  for (const { price, lately, history, allTimeHigh, trend } of coins) {
    expect(lately).toHaveLength(20);
    for (const span of spans) {
      expect(history[span]).toHaveLength(145);
      expect(history[span].at(-1)).toBeCloseTo(price, 2);
      expect(Math.max(...history[span])).toBeLessThanOrEqual(allTimeHigh);
    }
    const yesterday = must(history.day[0], 'a first price');
    expect(price > yesterday ? 'up' : 'down').toBe(trend.dir);
  }
  const isos = new Set(coins.map(({ iso }) => iso));
  expect(wallets.map(({ iso }) => iso)).toEqual(['BTC', 'ETH', 'BCH', 'XRP']);
  expect(wallets.every(({ iso }) => isos.has(iso))).toBe(true);
});

test('S7-040 the answer is the row that the screen reads, made once, and the same on every device of a day', async () => {
  const demo = store();
  const asked = await ask(getProject, demo);
  expect(asked).toEqual(await demo.dashboard.get('project'));
  await demo.dashboard.clear();
  expect(await ask(getProject, demo)).toBeNull();
  const [one, other] = [await ask(getAnalytics), await ask(getAnalytics)];
  expect(one).toEqual(other);
});

test('S8-021 a dashboard that there is not is NOT FOUND', async () => {
  const request = new Request('http://localhost/api/dashboards/project/1');
  const response = await answerDemo(store(), request, 'Grace Valley');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { message: 'NOT FOUND' } });
});

async function trade(body: unknown, demo: ReturnType<typeof store>) {
  const request = new Request(`http://localhost${tradeCoins.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const response = await answerDemo(demo, request, 'Grace Valley');
  return { status: response.status, answer: (await response.json()) as unknown };
}

test('3.4 a trade changes its wallet alone', async () => {
  const demo = store();
  const bought = await trade({ action: 'buy', iso: 'ETH', coins: 0.5 }, demo);
  expect(bought).toEqual({ status: 200, answer: { iso: 'ETH', balance: 4.62 } });
  const { wallets } = must(z.parse(getCrypto.output, await ask(getCrypto, demo)), 'crypto');
  expect(wallets.map(({ balance }) => balance)).toEqual([0.4281, 4.62, 12.5, 2480]);
});

test.each([
  [{ action: 'sell', iso: 'BTC', coins: 1 }, 409],
  [{ action: 'buy', iso: 'ADA', coins: 1 }, 404],
  [{ action: 'buy', iso: 'BTC', coins: 0 }, 422],
  [{ action: 'buy', iso: 'BTC', coins: -1 }, 422],
  [{ action: 'give', iso: 'BTC', coins: 1 }, 422],
])('3.4 %j is refused with %i, and nothing changes', async (body, status) => {
  const demo = store();
  const before = await ask(getCrypto, demo);
  expect((await trade(body, demo)).status).toBe(status);
  expect(await ask(getCrypto, demo)).toEqual(before);
});

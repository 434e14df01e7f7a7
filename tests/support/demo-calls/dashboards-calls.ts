import * as calls from '../../../src/domain/demo/dashboards/operations.ts';
import { type DemoCall, Having, instant, ListOf } from './demo-call.ts';

const price = new Having({ iso: /^[A-Z]{3,4}$/, trend: new Having({ dir: /^(up|down)$/ }) });

export const dashboardsCalls: readonly DemoCall[] = [
  {
    ids: 'S2-067',
    call: calls.getProject,
    input: {},
    answer: new Having({ name: 'project', projects: new ListOf(4), team: new ListOf(9) }),
  },
  {
    ids: 'S2-067',
    call: calls.getAnalytics,
    input: {},
    answer: new Having({ name: 'analytics', measures: new ListOf(3) }),
  },
  {
    ids: 'S2-067',
    call: calls.getFinance,
    input: {},
    answer: new Having({ name: 'finance' }),
  },
  {
    ids: 'S2-067',
    call: calls.getCrypto,
    input: {},
    answer: new Having({ name: 'crypto', asOf: instant, coins: new ListOf(6, price) }),
  },
  {
    ids: 'S2-067',
    call: calls.tradeCoins,
    input: { action: 'buy', iso: 'BTC', coins: 2 },
    answer: { iso: 'BTC', balance: 2.4281 },
  },
  {
    ids: 'S2-067',
    call: calls.tradeCoins,
    input: { action: 'sell', iso: 'BTC', coins: 2 },
    answer: { iso: 'BTC', balance: 0.4281 },
  },
];

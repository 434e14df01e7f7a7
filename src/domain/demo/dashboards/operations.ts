import * as z from 'zod/mini';
import { defineOperation } from '../../operation.ts';
import { onDevice } from '../demo-operation.ts';
import { analyticsDashboard } from './analytics.ts';
import { cryptoDashboard, trade, wallet } from './crypto.ts';
import { financeDashboard } from './finance.ts';
import { projectDashboard } from './project.ts';

const input = z.object({});

export const getProject = defineOperation({
  ...onDevice,
  name: 'demo.dashboards.project',
  method: 'GET',
  path: '/api/dashboards/project',
  input,
  output: z.nullable(projectDashboard),
  summary: 'Issues, tasks, schedule, budget and team of four projects',
});

export const getAnalytics = defineOperation({
  ...onDevice,
  name: 'demo.dashboards.analytics',
  method: 'GET',
  path: '/api/dashboards/analytics',
  input,
  output: z.nullable(analyticsDashboard),
  summary: 'Visitors, page views and the audience of a site',
});

export const getFinance = defineOperation({
  ...onDevice,
  name: 'demo.dashboards.finance',
  method: 'GET',
  path: '/api/dashboards/finance',
  input,
  output: z.nullable(financeDashboard),
  summary: 'Statements, balance, transactions and budget of an account',
});

export const getCrypto = defineOperation({
  ...onDevice,
  name: 'demo.dashboards.crypto',
  method: 'GET',
  path: '/api/dashboards/crypto',
  input,
  output: z.nullable(cryptoDashboard),
  summary: 'Prices of six coins, and wallets',
});

/** Ours: the specification's form buys and sells nothing. */
export const tradeCoins = defineOperation({
  ...onDevice,
  name: 'demo.dashboards.trade',
  method: 'POST',
  path: '/api/dashboards/crypto/trade',
  input: trade,
  output: wallet,
  summary: 'Puts sample coins into a wallet, or takes them out of it',
});

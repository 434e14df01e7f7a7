import * as operations from '#domain/demo/dashboards/operations.ts';
import { theAnalytics, theCrypto, theFinance, theProject } from '#store/demo/dashboards/queries.ts';
import { handle } from '../demo-app.ts';
import { tradeWallet } from './trade.ts';

export const dashboardsHandlers = [
  handle(operations.getProject, theProject),
  handle(operations.getAnalytics, theAnalytics),
  handle(operations.getFinance, theFinance),
  handle(operations.getCrypto, theCrypto),
  handle(operations.tradeCoins, tradeWallet),
];

import type { DomainFeature } from '../../domain-feature.ts';
import { dashboardsMenu } from './menu.ts';
import { getAnalytics, getCrypto, getFinance, getProject, tradeCoins } from './operations.ts';

export const feature: DomainFeature = {
  operations: [getProject, getAnalytics, getFinance, getCrypto, tradeCoins],
  menu: [{ under: 'demo', place: 0, entry: dashboardsMenu }],
};

import type { AnalyticsDashboard } from './analytics.ts';
import type { CryptoDashboard } from './crypto.ts';
import type { FinanceDashboard } from './finance.ts';
import type { ProjectDashboard } from './project.ts';

/** S3-039: the numbers of one dashboard, which its name tells from the others. */
export type Dashboard = ProjectDashboard | AnalyticsDashboard | FinanceDashboard | CryptoDashboard;

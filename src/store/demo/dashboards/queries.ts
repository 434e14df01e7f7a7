import type { AnalyticsDashboard } from '#domain/demo/dashboards/analytics.ts';
import type { CryptoDashboard } from '#domain/demo/dashboards/crypto.ts';
import type { FinanceDashboard } from '#domain/demo/dashboards/finance.ts';
import type { ProjectDashboard } from '#domain/demo/dashboards/project.ts';
import type { DemoDatabase } from '../database.ts';

export async function theProject(demo: DemoDatabase): Promise<ProjectDashboard | null> {
  const kept = await demo.dashboard.get('project');
  return kept?.name === 'project' ? kept : null;
}

export async function theAnalytics(demo: DemoDatabase): Promise<AnalyticsDashboard | null> {
  const kept = await demo.dashboard.get('analytics');
  return kept?.name === 'analytics' ? kept : null;
}

export async function theFinance(demo: DemoDatabase): Promise<FinanceDashboard | null> {
  const kept = await demo.dashboard.get('finance');
  return kept?.name === 'finance' ? kept : null;
}

export async function theCrypto(demo: DemoDatabase): Promise<CryptoDashboard | null> {
  const kept = await demo.dashboard.get('crypto');
  return kept?.name === 'crypto' ? kept : null;
}

import type { SyncContext } from './context.ts';

/** Which build the server serves; null without its answer. */
export async function servedBuild({ fetch }: Pick<SyncContext, 'fetch'>): Promise<string | null> {
  const response = await fetch('/assets/buildinfo.json', { cache: 'no-store' });
  const info = response.ok ? ((await response.json()) as { build?: string }) : {};
  return info.build ?? null;
}

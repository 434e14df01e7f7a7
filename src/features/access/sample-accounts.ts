import type { OutputOf } from '#domain/operation.ts';
import type { sampleAccounts } from '#domain/access/operations.ts';
import { sampleAccountsPath } from '#domain/access/paths.ts';
import { apiFetch } from '../../api/calls/api-fetch.ts';

export type SampleAccount = OutputOf<typeof sampleAccounts>['accounts'][number];

/** Asked without the operation's schemas, which this page does not load. Nothing when it fails. */
export async function loadSampleAccounts(signal: AbortSignal): Promise<SampleAccount[]> {
  const response = await apiFetch(sampleAccountsPath, { signal });
  if (!response.ok) return [];
  const body = (await response.json()) as { accounts?: SampleAccount[] };
  return body.accounts ?? [];
}

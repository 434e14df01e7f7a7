import type { SignedIn } from '../../src/domain/access/session.ts';
import type { SyncPage } from '../../src/domain/protocol.ts';
import { pullChanges } from '../../src/domain/sync/operations.ts';
import { bearer, signInByApi } from '../support/api.ts';
import { people } from '../support/sample.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { percentile } from '../support/tap-to-saved.ts';
import type { Figure } from './figure.ts';

/** A server that has just started is still compiling what it runs. */
const warmUp = 1000;
const pulls = 2000;

async function pull(origin: string, person: SignedIn, cursor: string | null): Promise<SyncPage> {
  const query = new URLSearchParams({ limit: '1000', ...(cursor !== null && { cursor }) });
  const answer = await fetch(`${origin}${pullChanges.path}?${query}`, { headers: bearer(person) });
  if (answer.status !== 200) throw new Error(`The pull: ${await answer.text()}`);
  return (await answer.json()) as SyncPage;
}

async function head(origin: string, person: SignedIn): Promise<string> {
  let page = await pull(origin, person, null);
  while (page.more) page = await pull(origin, person, page.cursor);
  return page.cursor;
}

/** Time of a pull without news, as thousands of devices ask all day. */
export async function quietPullFigures({ origin }: ServerProcess): Promise<Figure[]> {
  const admin = await signInByApi(origin, people.nomsa);
  const cursor = await head(origin, admin);
  const times: number[] = [];
  for (let nth = 0; nth < warmUp + pulls; nth += 1) {
    const begun = performance.now();
    const page = await pull(origin, admin, cursor);
    times.push(performance.now() - begun);
    if (page.changes.length > 0) throw new Error('Something was new');
  }
  const warm = times.slice(warmUp);
  const conditions = `${pulls} pulls one after the other, after ${warmUp} on a new server, all access scopes of an administrator`;
  return [
    {
      what: 'A pull with nothing new, p99',
      measured: percentile(warm, 0.99),
      unit: 'ms',
      atMost: 5,
      conditions,
    },
    {
      what: 'A pull with nothing new, median',
      measured: percentile(warm, 0.5),
      unit: 'ms',
      conditions,
    },
  ];
}

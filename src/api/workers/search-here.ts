import address from '../../../workers/search/search.worker.ts?worker&url';
import type {
  SearchAnswer,
  SearchHere,
  SearchQuestion,
} from '../../../workers/search/search-api.ts';
import { workerClient } from './worker-client.ts';

/** Ms that somebody who searches waits for the device, which answers in a few or has something else to do. */
const patience = 300;

const ask = workerClient<SearchHere>(address);

/** Somebody is about to search: what the device holds is read meanwhile. */
export function prepareSearch(): void {
  // Without it the server is asked alone.
  void ask((search) => search.prepare()).catch(() => undefined);
}

/** People and groups that the device finds, typing errors forgiven. Null where it cannot answer yet. */
export async function findHere(question: SearchQuestion): Promise<SearchAnswer | null> {
  const late = new Promise<null>((over) => setTimeout(over, patience, null));
  const found = ask((search) => search.find(question));
  return Promise.race([found, late]).catch(() => null);
}

import { proxy } from 'comlink';
import address from '../../../workers/likely-pairs/likely-pairs.worker.ts?worker&url';
import type {
  LikelyPairs,
  OnPart,
  PairsFound,
} from '../../../workers/likely-pairs/likely-pairs-api.ts';
import { workerClient } from './worker-client.ts';

const ask = workerClient<LikelyPairs>(address);

/** Pairs of people on this device who may be one person. The page itself looks where no worker can. */
export async function likelyPairsHere(onPart: OnPart): Promise<PairsFound> {
  try {
    return await ask((pairs) => pairs.find(proxy(onPart)));
  } catch {
    // An old browser, or a script that is out of reach.
    const { findPairs } = await import('../../../workers/likely-pairs/find-pairs.ts');
    return findPairs(onPart);
  }
}

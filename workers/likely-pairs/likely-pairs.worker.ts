import '../old-browsers.ts';
import '#store/no-eval.ts';
import { rowTools } from '#store/sealing/row-tools.ts';
import { sealDatabases } from '#store/sealing/seal-databases.ts';
import { serve } from '../serve.ts';
import { findPairs } from './find-pairs.ts';
import type { LikelyPairs } from './likely-pairs-api.ts';

sealDatabases(() => rowTools);
serve({ find: findPairs } satisfies LikelyPairs);

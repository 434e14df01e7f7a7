import '../old-browsers.ts';
import '#store/no-eval.ts';
import { serve } from '../serve.ts';
import { findPairs } from './find-pairs.ts';
import type { LikelyPairs } from './likely-pairs-api.ts';

serve({ find: findPairs } satisfies LikelyPairs);

import '../old-browsers.ts';
import '#store/no-eval.ts';
import { rowCipher } from '#store/sealing/row-cipher.ts';
import { sealDatabases } from '#store/sealing/seal-databases.ts';
import { serve } from '../serve.ts';
import { findPairs } from './find-pairs.ts';
import type { LikelyPairs } from './likely-pairs-api.ts';

sealDatabases(rowCipher);
serve({ find: findPairs } satisfies LikelyPairs);

import '../old-browsers.ts';
import '#store/no-eval.ts';
import { serve } from '../serve.ts';
import { syncApart } from './sync-apart.ts';

serve(syncApart);

import '../old-browsers.ts';
import '#store/no-eval.ts';
import { rowTools } from '#store/sealing/row-tools.ts';
import { sealDatabases } from '#store/sealing/seal-databases.ts';
import { serve } from '../serve.ts';
import { searchHere } from './search-here.ts';

sealDatabases(() => rowTools);
serve(searchHere);

import '../old-browsers.ts';
import '#store/no-eval.ts';
import { rowCipher } from '#store/sealing/row-cipher.ts';
import { sealDatabases } from '#store/sealing/seal-databases.ts';
import { serve } from '../serve.ts';
import { searchHere } from './search-here.ts';

sealDatabases(rowCipher);
serve(searchHere);

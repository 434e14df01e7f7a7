import '../old-browsers.ts';
import '#store/no-eval.ts';
import { serve } from '../serve.ts';
import { searchHere } from './search-here.ts';

serve(searchHere);

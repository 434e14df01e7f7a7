import '../old-browsers.ts';
import '#store/no-eval.ts';
import { serve } from '../serve.ts';
import { analyticsHere } from './analytics-here.ts';

serve(analyticsHere);

import '../old-browsers.ts';
import { serve } from '../serve.ts';
import { readCards } from './cards/read-cards.ts';
import { writeCards } from './cards/write-cards.ts';
import type { Exchange } from './exchange-api.ts';
import { readTable } from './read-table.ts';
import { writeTable } from './write-table.ts';

serve({ readTable, writeTable, readCards, writeCards } satisfies Exchange);

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { allPortraits } from '../../server/sample-tenant/portraits.ts';

/** Draws the people of the sample anew: `npm run portraits`. */
rmSync('public/sample-people', { recursive: true, force: true });
mkdirSync('public/sample-people', { recursive: true });
for (const [path, svg] of allPortraits()) writeFileSync(`public${path}`, svg);

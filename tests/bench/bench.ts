import { parseArgs } from 'node:util';
import { pushService, testCertificate } from '../support/push-service.ts';
import { startServer, type ServerProcess } from '../support/server-process.ts';
import { analyticsFigures } from './analytics.ts';
import { auditFigures } from './audit.ts';
import { chatFigures } from './chat.ts';
import { coldStartFigures } from './cold-start.ts';
import { conflictFigures } from './conflict.ts';
import { demoFigures } from './demo.ts';
import { deviceFigures } from './device.ts';
import { expectedFigures } from './expected.ts';
import { firstChartFigures } from './first-chart.ts';
import { firstLoadFigures } from './first-load.ts';
import { firstSyncFigures } from './first-sync.ts';
import { largeChurchFigures } from './large-church.ts';
import { longHistoryFigures } from './long-history.ts';
import { holds, keep, tableOf, type Figure } from './figure.ts';
import { importFigures } from './import.ts';
import { likelyPairFigures } from './likely-pairs.ts';
import { lighthouseFigures } from './lighthouse.ts';
import { pinFigures } from './pin.ts';
import { pushFigures } from './push.ts';
import { quietPullFigures } from './quiet-pull.ts';
import { searchFigures } from './search.ts';
import { registerListFigures } from './register-list.ts';
import { shellFigures } from './shell.ts';
import { submissionFigures } from './submissions.ts';
import { switchFigures } from './switch-person.ts';
import { tallyFigures } from './tally.ts';

/** Push service that the servers send to. */
const pushes = await pushService();
const env = {
  PUSH_SERVICES: `localhost:${pushes.port}`,
  NODE_EXTRA_CA_CERTS: testCertificate,
};

const parts: Record<string, (server: ServerProcess) => Promise<Figure[]>> = {
  load: firstLoadFigures,
  device: deviceFigures,
  start: coldStartFigures,
  conflict: conflictFigures,
  switch: switchFigures,
  tally: tallyFigures,
  shell: shellFigures,
  demo: demoFigures,
  register: registerListFigures,
  sync: firstSyncFigures,
  history: longHistoryFigures,
  pull: quietPullFigures,
  server: submissionFigures,
  chat: chatFigures,
  push: (server) => pushFigures(server, pushes),
  search: searchFigures,
  people: largeChurchFigures,
  import: importFigures,
  duplicates: likelyPairFigures,
  expected: expectedFigures,
  analytics: analyticsFigures,
  chart: firstChartFigures,
  pin: pinFigures,
  audit: auditFigures,
  lighthouse: lighthouseFigures,
};

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.find((name) => !(name in parts));
if (unknown !== undefined) {
  throw new Error(`There is no part "${unknown}". Name some of ${Object.keys(parts).join(', ')}`);
}

const at = new Date();
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`Measuring: ${name} …`);
  // Each part has a server and a database of its own: none measures what another left behind.
  const server = await startServer({ env });
  try {
    figures.push(...(await measure(server)));
  } finally {
    await server.remove();
  }
}
console.log(`\n${tableOf(figures, at)}\nKept in ${keep(figures, at)}`);
process.exit(figures.every(holds) ? 0 : 1);

import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { inTenant } from '../../server/database/tenant.ts';
import { pushTo } from '../../server/push/push-to.ts';
import { asServer } from '../support/data.ts';
import { addMember, church } from '../support/members.ts';
import { buildPlaces } from '../support/places.ts';
import { type PushService, subscriberAt } from '../support/push-service.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { until } from '../support/until.ts';
import type { Figure } from './figure.ts';

const browsers = 1000;
const messages = 5;
const latencyMs = 100;

/** Somebody with very many browsers: what is measured does not know whose they are. */
async function manyBrowsers(pool: Pool, port: number) {
  const { id: tenantId, churches } = await buildPlaces(pool);
  const { id, deviceId } = await addMember(pool, tenantId, 'Usher', church(churches[0]));
  const subscriptions = Array.from({ length: browsers }, () => {
    return subscriberAt(`https://localhost:${port}/${randomUUID()}`).subscription;
  });
  await pool.query(
    `insert into push_subscription (endpoint, subscription, account_id, session_id)
     select s->>'endpoint', s, $2, (select id from session where account_id = $2 and device_id = $3)
     from jsonb_array_elements($1::jsonb) s`,
    [JSON.stringify(subscriptions), id, deviceId],
  );
  return { tenantId, accountId: id };
}

/** Pushes a second, each encrypted and signed for its own browser, to a service that takes its time. */
export async function pushFigures(server: ServerProcess, service: PushService): Promise<Figure[]> {
  service.answer((response) => {
    setTimeout(() => response.writeHead(201).end(), latencyMs);
  });
  return asServer(server.dataDir, async (pool) => {
    const { tenantId, accountId } = await manyBrowsers(pool, service.port);
    const all = browsers * messages;
    const begun = performance.now();
    for (let nth = 0; nth < messages; nth += 1) {
      await inTenant(pool, tenantId, (tx) =>
        pushTo(tx, 'reportDecided', [
          {
            id: randomUUID(),
            accountId,
            title: 'Your report was accepted',
            body: 'Sunday 15 November',
            path: '/apps/churches/my-reports',
            tag: `report-${nth}`,
          },
        ]),
      );
    }
    await until(() => service.arrived.length >= all, { what: 'all pushes', within: 120_000 });
    const seconds = (performance.now() - begun) / 1000;
    return [
      {
        what: 'Pushes sent',
        measured: all / seconds,
        unit: '/s',
        atLeast: 300,
        conditions: `${all} to ${browsers} subscriptions by TLS, answered after ${latencyMs} ms by a service on the same cores, from the commit of the first to the last`,
      },
    ];
  });
}

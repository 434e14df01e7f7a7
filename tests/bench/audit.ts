import { asServer, fromAbove } from '../support/data.ts';
import { bearer } from '../support/api.ts';
import { addMember, type Member, church, wholeTenant } from '../support/members.ts';
import { buildPlaces, type Places } from '../support/places.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { percentile } from '../support/tap-to-saved.ts';
import type { Figure } from './figure.ts';

const lines = 1_000_000;
const asks = 20;

/** Lines of three years: most of them reports, every thousandth a role that was given, by 200 people. */
const fill = `
  insert into audit_entry (tenant_id, at, actor_id, action, entity, entity_id, place_id, outcome, changes, details)
  select $1::uuid, now() - n * interval '95 seconds', md5('actor ' || n % 200)::uuid,
    case when n % 1000 = 0 then 'access.assignRole' when n % 3 = 0 then 'people.edit'
      else 'attendance.submitChurchReport' end,
    case when n % 1000 = 0 then 'roleAssignment' when n % 3 = 0 then 'person' else 'attendanceReport' end,
    md5('record ' || n / 4)::uuid, ($2::uuid[])[1 + n % 3],
    case when n % 5000 = 0 then 'refused' else 'done' end,
    '[{"field":"attendance","was":228,"became":235}]', '{}'
  from generate_series(1, ${lines}) n`;

interface Asked {
  what: string;
  person: Member;
  query: string;
}

async function measured(origin: string, { what, person, query }: Asked): Promise<Figure> {
  const times: number[] = [];
  for (let nth = 0; nth < asks; nth += 1) {
    const begun = performance.now();
    const answer = await fetch(`${origin}/api/v1/audit?${query}`, {
      headers: bearer(person.signedIn),
    });
    const text = await answer.text();
    times.push(performance.now() - begun);
    if (!text.startsWith('{"data":[{')) throw new Error(`${what} was answered ${text}`);
  }
  const conditions = `${lines} lines of one tenant, ${asks} pages one after the other`;
  return {
    what: `Audit: ${what}, p95`,
    measured: percentile(times, 0.95),
    unit: 'ms',
    atMost: 200,
    conditions,
  };
}

/** An id that `fill` made of words. */
async function idOf(dataDir: string, words: string): Promise<string> {
  const { rows } = await fromAbove(dataDir, (client) =>
    client.query<{ id: string }>('select md5($1)::uuid as id', [words]),
  );
  return rows[0]?.id ?? '';
}

/** Pages of fifty lines among a million, as somebody looks for one. */
export async function auditFigures({ origin, dataDir }: ServerProcess): Promise<Figure[]> {
  const { admin, local } = await asServer(dataDir, async (pool) => {
    const places: Places = await buildPlaces(pool);
    await fromAbove(dataDir, (client) => client.query(fill, [places.id, places.churches]));
    return {
      admin: await addMember(pool, places.id, 'System Admin', wholeTenant),
      local: await addMember(pool, places.id, 'Church Admin', church(places.churches[2])),
    };
  });
  await fromAbove(dataDir, (client) => client.query('analyze'));
  const yearAgo = new Date(Date.now() - 365 * 86_400_000).toISOString();
  const [actor, record] = [await idOf(dataDir, 'actor 7'), await idOf(dataDir, 'record 90000')];
  const questions: Asked[] = [
    { what: 'the newest page, counted', person: admin, query: '' },
    {
      what: 'a page a year back',
      person: admin,
      query: `cursor=${yearAgo.replace('Z', '000Z')}_${actor}`,
    },
    {
      what: 'one day',
      person: admin,
      query: `from=${yearAgo.slice(0, 10)}&to=${yearAgo.slice(0, 10)}`,
    },
    { what: 'one person', person: admin, query: `actorId=${actor}` },
    { what: 'one record', person: admin, query: `entity=person&recordId=${record}` },
    { what: 'a rare part', person: admin, query: 'area=access' },
    { what: 'refused', person: admin, query: 'outcome=refused' },
    { what: 'of one church', person: local, query: '' },
  ];
  const figures: Figure[] = [];
  for (const question of questions) figures.push(await measured(origin, question));
  return figures;
}

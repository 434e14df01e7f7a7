import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bringSchemaTo, knownMigrations } from '../../server/database/migrate.ts';
import { unmigrated } from '../support/unmigrated.ts';

const { owner, tenantId, asTenant } = unmigrated();
const [group, church, service, author] = [0, 1, 2, 3].map(() => randomUUID());

async function addPlaces(): Promise<void> {
  await owner().query(
    "insert into tenant (id, name, slug, time_zone) values ($1, 'Grace', 'grace', 'UTC')",
    [tenantId],
  );
  await asTenant('insert into tenant_seq (tenant_id, epoch, v) values ($1, $2, 40)', [
    tenantId,
    randomUUID(),
  ]);
  await asTenant("insert into church_group (tenant_id, id, name) values ($1, $2, 'North')", [
    tenantId,
    group,
  ]);
  await asTenant(
    `insert into church (tenant_id, id, church_group_id, name, short_code, time_zone, status)
     values ($1, $2, $3, 'Soweto', 'SOW', 'UTC', 'active')`,
    [tenantId, church, group],
  );
  await asTenant(
    `insert into service (tenant_id, id, church_id, name, kind, weekdays, start_time, status, sort)
     values ($1, $2, $3, 'First', 'sunday', '{0}', '08:00', 'active', 1)`,
    [tenantId, service, church],
  );
}

interface Old {
  date: string;
  openVersions: number;
  states: readonly string[];
  skew: number;
}

/** A report with its versions, each in the scopes of its church and of its author, as before. */
async function addReport({ date, openVersions, states, skew }: Old): Promise<string[]> {
  const report = randomUUID();
  const ids = states.map(() => randomUUID());
  const standing = ids[states.indexOf('standing')];
  await asTenant(
    `insert into attendance_report (tenant_id, id, kind, date, church_id, service_id, service_name,
       occurrence, did_not_meet, standing_version_id, author_ids, author_names, open_versions, status,
       unusual, receipt_number, received_at)
     values ($1, $2, 'church', $3::text::date, $4, $5, 'First', 1, false, $6, array[$7::uuid], '{Thabo}', $8,
       'submitted', false, $3::text, now())`,
    [tenantId, report, date, church, service, standing, author, openVersions],
  );
  for (const [at, id] of ids.entries()) {
    await asTenant(
      `insert into report_version (tenant_id, id, report_id, church_id, reader_ids, did_not_meet,
         author_ids, author_names, state, captured_at, clock_skew_seconds, received_at)
       values ($1, $2, $3, $4, array[$5::uuid], false, array[$5::uuid], '{Thabo}', $6,
         '2026-11-22T07:00:00.000Z', $7, now())`,
      [tenantId, id, report, church, author, states[at], skew],
    );
    await asTenant(
      `insert into change (tenant_id, scope, t, id, v, gone)
       select $1, scope, 'reportVersion', $2, 7, false
       from unnest(array['church:' || $3 || '/reports', 'user:' || $4 || '/reports']) scope`,
      [tenantId, id, church, author],
    );
  }
  return ids;
}

test('issue 11.3: versions of settled reports leave their church, not their author; those of open ones stay', async () => {
  await bringSchemaTo(owner(), knownMigrations().indexOf('0030_contested_versions'));
  await addPlaces();
  const settled = {
    date: '2026-11-15',
    openVersions: 0,
    states: ['superseded', 'standing'],
    skew: 90,
  };
  const open = {
    date: '2026-11-22',
    openVersions: 1,
    states: ['standing', 'open', 'superseded'],
    skew: 0,
  };
  const [first, second] = await addReport(settled);
  const [stands, waits, old] = await addReport(open);
  await bringSchemaTo(owner(), knownMigrations().indexOf('0031_report_clock_skew') + 1);
  const rows = await asTenant<{ id: string; scope: string; v: number; gone: boolean }>(
    "select id, split_part(scope, ':', 1) as scope, v::int as v, gone from change",
  );
  const held = (id: string | undefined) =>
    rows
      .filter((row) => row.id === id)
      .map(({ scope, v, gone }) => `${scope} ${v}${gone ? ' gone' : ''}`)
      .toSorted();
  // All that a row is in moves to one version: a device takes it out only where nothing holds it.
  for (const id of [first, second, old]) expect(held(id)).toEqual(['church 41 gone', 'user 41']);
  for (const id of [stands, waits]) expect(held(id)).toEqual(['church 7', 'user 7']);
  expect(await asTenant('select v::int as v from tenant_seq')).toEqual([{ v: 41 }]);
  expect(
    await asTenant(
      'select date::text, clock_skew_seconds as skew from attendance_report order by date',
    ),
  ).toEqual([
    { date: '2026-11-15', skew: 90 },
    { date: '2026-11-22', skew: null },
  ]);
});

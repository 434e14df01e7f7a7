import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseUrls } from '../../tests/support/own-database.ts';
import { openPool } from '../database/pools.ts';
import { inTenant } from '../database/tenant.ts';
import { fillSampleTenant } from './fill.ts';
import { fixedId } from './fixed-seed.ts';
import { awakeBefore } from './moment.ts';
import { churchOfTablet } from './devices/tablets.ts';
import { graceValley, hopeCity, sampleTenants } from './tenants.ts';

const moments = [
  ['a Sunday morning', '2026-11-22T09:05:00Z'],
  ['a Wednesday night', '2026-11-25T20:40:00Z'],
  ['a first of January', '2026-12-31T22:20:00Z'],
] as const;
const johannesburg = 'Africa/Johannesburg';

let pool: pg.Pool;
beforeAll(() => {
  pool = openPool(databaseUrls().app, 2);
});
afterAll(() => pool.end());

const routes = new Set(
  [...readFileSync('src/routeTree.gen.ts', 'utf8').matchAll(/fullPath: '([^']+)'/g)].map(
    ([, path]) => path,
  ),
);

interface Named {
  account: string;
  rows: number;
  open: number;
}

describe.each(
  moments.flatMap((moment) => sampleTenants.map((tenant) => [moment, tenant] as const)),
)(
  'issue 10.30: the sample that is first started on %s: %o',
  ([when, at], { slug: kind, ...sample }) => {
    const slug = `${kind}-${when.replaceAll(' ', '-')}`;
    const now = new Date(at);
    const isLarge = kind === graceValley.slug;
    const ask = <Row extends object>(sql: string, more: unknown[] = []) =>
      inTenant(pool, fixedId(`tenant/${slug}`), (tx) =>
        tx.rows<Row>('', sql, [tx.tenantId, ...more]),
      );
    beforeAll(() => fillSampleTenant(pool, { slug, ...sample }, now));

    test('says nothing of a time that is still to come', async () => {
      const columns = await ask<{
        t: string;
        c: string;
      }>(`select t.relname as t, a.attname as c from pg_class t
         join pg_attribute a on a.attrelid = t.oid and a.atttypid = 'timestamptz'::regtype
         join pg_attribute own on own.attrelid = t.oid and own.attname = 'tenant_id'
         where $1::uuid is not null and t.relkind = 'r' and a.attname <> 'confirmed_at'
           and t.relnamespace = 'public'::regnamespace and has_table_privilege(t.oid, 'select')`);
      expect(columns.length).toBeGreaterThan(8);
      for (const { t, c } of columns) {
        const [late] = await ask<{ count: number }>(
          `select count(*)::int as count from ${t} where tenant_id = $1 and ${c} > $2`,
          [at],
        );
        expect(late?.count, `${t}.${c}`).toBe(0);
      }
      const [future] = await ask<{ count: number }>(
        `select count(*)::int as count from attendance_report
         where tenant_id = $1 and date > ($2::timestamptz at time zone '${johannesburg}')::date`,
        [at],
      );
      expect(future?.count).toBe(0);
    });

    test('leads each notification and each message to rows that are there', async () => {
      const links = await ask<{
        link: string;
        what: string;
      }>(`select link, 'notification' as what from notification where tenant_id = $1
         union all select link, 'message' from user_message where tenant_id = $1`);
      expect(new Set(links.map(({ what }) => what)).size).toBe(2);
      for (const { link } of links) {
        const { pathname, searchParams } = new URL(link, 'http://localhost');
        expect(routes, link).toContain(pathname);
        if (!searchParams.has('from')) continue;
        const [found] = await ask<{ count: number }>(
          `select count(*)::int as count from attendance_report where tenant_id = $1
             and date between $2 and $3 and ($4::uuid is null or church_id = $4)
             and ($5::uuid is null or service_id = $5)`,
          ['from', 'to', 'church', 'service'].map((key) => searchParams.get(key)),
        );
        expect(found?.count, link).toBeGreaterThan(0);
      }
    });

    test('leaves no panel of somebody with a header empty, and none all read', async () => {
      const headed = sample.people.filter(
        ({ role, unlisted }) => unlisted !== true && role !== 'Usher' && role !== 'Group Leader',
      );

      const notifications =
        await ask<Named>(`select a.name as account, count(*)::int as rows, (count(*) filter (where not n.read))::int as open
         from notification n join account a on a.id = n.account_id where n.tenant_id = $1 group by a.name`);
      const messages =
        await ask<Named>(`select a.name as account, count(*)::int as rows, (count(*) filter (where not m.is_read))::int as open
         from user_message m join account a on a.id = m.account_id where m.tenant_id = $1 group by a.name`);
      const chats = await ask<Named>(`select a.name as account, count(*)::int as rows,
           sum(c.last_number - r.up_to)::int as open
         from chat_reading r join chat c on c.tenant_id = r.tenant_id and c.id = r.chat_id
         join account a on a.id = r.account_id where r.tenant_id = $1 group by a.name`);
      for (const { name } of headed) {
        const of = (rows: Named[]) => rows.find(({ account }) => account === name);
        expect(of(notifications)?.rows, name).toBeGreaterThanOrEqual(3);
        expect(of(notifications)?.open, name).toBeGreaterThan(0);
        expect(of(messages), name).toMatchObject({ rows: 5, open: 3 });
        expect(of(chats)?.rows, name).toBeGreaterThanOrEqual(6);
        expect(of(chats)?.rows, name).toBeLessThanOrEqual(8);
        expect(of(chats)?.open, name).toBeGreaterThan(0);
      }
    });

    test('has an audit of the last three weeks: by people of the office on its days, in their roles, and nothing sensitive', async () => {
      const lines = await ask<{
        action: string;
        entity: string;
        actor: string | null;
        role: string | null;
        outcome: string;
        day: number;
        minute: number;
        ago: number;
        changes: { field: string; hidden?: true }[] | null;
      }>(
        `select action, entity, actor_name as actor, role, outcome, changes,
           extract(dow from at at time zone '${johannesburg}')::int as day,
           (extract(hour from at at time zone '${johannesburg}') * 60
             + extract(minute from at at time zone '${johannesburg}'))::int as minute,
           extract(epoch from $2::timestamptz - at)::float / 86400 as ago
         from audit_log where tenant_id = $1 order by at desc`,
        [at],
      );
      for (const { ago, minute } of lines) {
        expect(ago).toBeGreaterThanOrEqual(0);
        expect(ago).toBeLessThan(22);
        expect(minute).toBeGreaterThan(6 * 60);
        expect(minute).toBeLessThan(22 * 60);
      }
      const told = lines.filter(({ action }) => !action.startsWith('access.'));
      const done = told.filter(({ outcome }) => outcome === 'done');
      expect(new Set(done.map(({ entity }) => entity)).size).toBeGreaterThanOrEqual(4);
      // An export is of the person alone.
      const byRole = done.filter(({ action }) => action !== 'attendance.noteExport');
      for (const { action, role, actor } of byRole)
        expect(role, `${action} of ${actor}`).not.toBeNull();
      const old = byRole.filter(({ ago }) => ago > 1);
      expect(old.filter(({ day }) => day === 0 || day === 6)).toEqual([]);
      expect(told.filter(({ outcome }) => outcome === 'refused')).toMatchObject([
        { action: 'attendance.submitChurchReport', day: 0 },
      ]);
      expect(done.map(({ action }) => action)).toContain('attendance.noteExport');
      expect(lines.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['access.signIn', 'access.assignRole', 'churches.saveReportPolicy']),
      );
      const birthdays = lines.flatMap(({ changes }) =>
        (changes ?? []).filter(({ field }) => field === 'birthDate'),
      );
      expect(birthdays).toEqual(isLarge ? [{ field: 'birthDate', hidden: true }] : []);
    });

    test('has lines of chats from hours at which people are awake, the newest of the last waking hours', async () => {
      const lines = await ask<{
        minute: number;
        at: string;
      }>(`select (extract(hour from created_at at time zone '${johannesburg}') * 60
           + extract(minute from created_at at time zone '${johannesburg}'))::int as minute,
           created_at as at from chat_message where tenant_id = $1 order by created_at`);
      const asleep = lines.filter(({ minute }) => minute < 6 * 60 + 30 || minute > 21 * 60 + 30);
      expect(asleep).toEqual([]);
      const newest = Date.parse(lines.at(-1)?.at ?? '');
      expect(newest).toBeGreaterThanOrEqual(Date.parse(awakeBefore(now, 120)));
    });

    test('leaves each listed usher something to count, and names their devices', async () => {
      const open = await ask<{ name: string; open: number }>(
        `select a.name, (select count(*) from jsonb_array_elements(a.grants) g
            cross join jsonb_array_elements_text(g->'churchIds') as of(church)
            join service s on s.tenant_id = $1 and s.church_id = of.church::uuid and s.kind <> 'cell'
            where not exists (select 1 from attendance_report r where r.tenant_id = $1
                and r.service_id = s.id and r.date > ($2::timestamptz at time zone '${johannesburg}')::date - 7)
              and not exists (select 1 from held_mutation h where h.tenant_id = $1
                and h.service_id = s.id))::int as open
         from account a where a.tenant_id = $1 and a.name = any($3)`,
        [
          at,
          sample.people
            .filter(({ role, unlisted }) => role === 'Usher' && unlisted !== true)
            .map(({ name }) => name),
        ],
      );
      expect(open.length).toBeGreaterThan(0);
      for (const { name, open: services } of open) expect(services, name).toBeGreaterThan(1);
      const devices = await ask<{
        label: string;
      }>(`select distinct d.label from device d join session s on s.device_id = d.id
         join account a on a.id = s.account_id where a.tenant_id = $1 order by d.label`);
      expect(devices.map(({ label }) => label)).toEqual([
        'Office laptop',
        'Phone',
        'Usher tablet 2',
      ]);
    });

    test('has a registered tablet in each church of a listed usher, and one that waits for its code', async () => {
      const listed = sample.people.filter((one) => one.role === 'Usher' && one.unlisted !== true);
      const churches = new Set(listed.map((one) => churchOfTablet(one)));
      const tablets = await ask<{ church: string; people: string[] }>(
        `select c.name as church, array_agg(distinct a.name order by a.name) as people
         from registered_device r join church c on c.tenant_id = $1 and c.id = r.church_id
           join device d on d.shown_id = r.device_id
           join session s on s.device_id = d.id join account a on a.id = s.account_id
         where r.tenant_id = $1 and r.claimed_at < $2 and r.several_ushers and d.storage_kept
         group by r.id, c.name order by c.name`,
        [at],
      );
      expect(tablets).toEqual(
        [...churches].toSorted().map((church) => ({
          church,
          people: listed
            .filter((one) => churchOfTablet(one) === church)
            .map((one) => one.name)
            .toSorted(),
        })),
      );
      const waiting = await ask(
        'select 1 from registered_device where tenant_id = $1 and device_id is null and claimed_at is null',
      );
      expect(waiting).toHaveLength(1);
    });

    if (isLarge) {
      test('has each state of a report that a server can give, for one usher', async () => {
        const [fatima] = await ask<{
          sent: number;
          conflicts: number;
          held: number;
          twice: number;
        }>(`select (count(*) filter (where r.open_versions = 0))::int as sent,
           (count(*) filter (where r.open_versions > 0))::int as conflicts,
           (select count(*)::int from held_mutation h where h.tenant_id = $1
              and h.account_id = a.id and h.status = 'waiting') as held,
           (select count(*)::int from held_mutation h join attendance_report x
              on x.tenant_id = h.tenant_id and x.service_id = h.service_id and x.date = h.date
              where h.tenant_id = $1) as twice
         from account a join attendance_report r on r.tenant_id = $1 and a.id = any(r.author_ids)
         where a.tenant_id = $1 and a.name = 'Fatima Adams' group by a.id`);
        expect(fatima).toMatchObject({ conflicts: 1, held: 1, twice: 0 });
        expect(fatima?.sent).toBeGreaterThan(150);
      });
    }

    test('has a leader and people in each cell, some who left, and nobody of a day to come', async () => {
      const groups = await ask<{ name: string; leader: string; now: number; left: number }>(
        `select g.name, min(p.first_name || ' ' || p.last_name) filter (where m.role_key = 'leader' and m.status = 'active') as leader,
           count(*) filter (where m.status <> 'left') as now, count(*) filter (where m.status = 'left') as left
         from groups g join group_membership m on m.tenant_id = $1 and m.group_id = g.id
         join person p on p.tenant_id = $1 and p.id = m.person_id
         where g.tenant_id = $1 group by g.name`,
      );
      const cells = Object.values(sample.cells).flat();
      expect(new Map(groups.map(({ name, leader }) => [name, leader]))).toEqual(
        new Map(cells.map(({ name, leader }) => [name, leader])),
      );
      expect(groups.every(({ now: people }) => Number(people) >= 4)).toBe(true);
      expect(groups.some(({ left }) => Number(left) > 0)).toBe(true);
      const wrong = await ask(
        `select 1 from group_membership where tenant_id = $1
           and (joined_on > $2::date or left_on > $2::date or left_on < joined_on)`,
        [at.slice(0, 10) === '2026-12-31' ? '2027-01-01' : at],
      );
      expect(wrong).toEqual([]);
      if (!isLarge) return;
      const born = await ask<{ went: number }>(
        `select count(*) as went from groups g
         join group_membership m on m.tenant_id = $1 and m.group_id = g.id
         join group_membership o on o.tenant_id = $1 and o.group_id = g.born_from_group_id
           and o.person_id = m.person_id and o.left_on = m.joined_on
         where g.tenant_id = $1`,
      );
      expect(Number(born[0]?.went)).toBeGreaterThanOrEqual(2);
    });

    test('tells of cells that grow, pause and split, with first timers', async () => {
      const cells = await ask<{
        name: string;
        status: string;
        before: number;
        now: number;
        first: number;
      }>(
        `select g.name, g.status,
           avg(r.attendance) filter (where r.date between $2::date - 130 and $2::date - 90) as before,
           avg(r.attendance) filter (where r.date > $2::date - 60) as now,
           sum(r.first_timers) as first
         from groups g join attendance_report r on r.tenant_id = $1 and r.group_id = g.id
         where g.tenant_id = $1 group by g.name, g.status`,
        [at],
      );
      expect(cells.filter(({ first }) => Number(first) > 0).length).toBeGreaterThan(
        cells.length / 2,
      );
      const churches = Object.values(sample.cells);
      expect(churches.every(({ length }) => length === 2 || length === 3)).toBe(true);
      if (!isLarge) return;
      expect(cells.filter(({ status }) => status === 'paused')).toHaveLength(1);
      const split = cells.find(({ name }) => name === 'Diepkloof cell');
      expect(Number(split?.before)).toBeGreaterThan(1.5 * Number(split?.now));
    });
  },
);

test('every photo is a drawing that is there, and few are the same', async () => {
  const slug = `${hopeCity.slug}-${moments[0][0].replaceAll(' ', '-')}`;
  const found = await inTenant(pool, fixedId(`tenant/${slug}`), (tx) =>
    tx.rows<{ photo: string }>(
      'photos',
      `select photo_url as photo from person
       where tenant_id = $1 and photo_url is not null and picture_id is null`,
      [tx.tenantId],
    ),
  );
  const photos = found.map(({ photo }) => photo);
  expect(photos.length).toBeGreaterThan(30);
  expect(new Set(photos).size).toBeGreaterThan(0.6 * photos.length);
  for (const photo of photos) expect(readFileSync(`public${photo}`, 'utf8')).toContain('<svg');
});

test('issue 13: a few people have a photo of their record, which is there and theirs', async () => {
  const slug = `${hopeCity.slug}-${moments[0][0].replaceAll(' ', '-')}`;
  const found = await inTenant(pool, fixedId(`tenant/${slug}`), (tx) =>
    tx.rows<{ photo: string; of: string; id: string; size: number | null }>(
      'photos of records',
      `select p.photo_url as photo, i.owner_kind || i.owner_id as of, p.id, i.size from person p
       left join picture i on i.tenant_id = p.tenant_id and i.id = p.picture_id
       where p.tenant_id = $1 and p.picture_id is not null`,
      [tx.tenantId],
    ),
  );
  expect(found.length).toBeGreaterThan(1);
  expect(found.length).toBeLessThan(30);
  for (const { photo, of, id, size } of found) {
    expect(photo).toMatch(/^\/api\/v1\/pictures\//);
    expect(of).toBe(`row:person${id}`);
    expect(Number(size)).toBeLessThan(6000);
  }
});

test('the evening comes before the night, and the morning after it', () => {
  expect(awakeBefore(new Date('2026-11-25T08:00:00Z'), 60)).toBe('2026-11-25T07:00:00.000Z');
  // Half past six in Johannesburg; before it, the evening.
  expect(awakeBefore(new Date('2026-11-25T04:40:00Z'), 20)).toBe('2026-11-24T19:20:00.000Z');
  expect(awakeBefore(new Date('2026-11-25T01:00:00Z'), 0)).toBe('2026-11-24T19:30:00.000Z');
  expect(awakeBefore(new Date('2026-11-25T22:00:00Z'), 10)).toBe('2026-11-25T19:20:00.000Z');
});

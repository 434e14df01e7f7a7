import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bringSchemaTo, knownMigrations } from '../../server/database/migrate.ts';
import { weeklySchedule } from '../../src/domain/meetings/schedule.ts';
import { unmigrated } from '../support/unmigrated.ts';

const { owner, tenantId, asTenant } = unmigrated();
const church = randomUUID();
const type = randomUUID();

interface Old {
  weekdays: number[];
  startTime: string;
  /** Noted by the program, since groups are a register. */
  writtenAt: string | null;
}

async function addGroup({ weekdays, startTime, writtenAt }: Old): Promise<string> {
  const id = randomUUID();
  await asTenant(
    `insert into groups (tenant_id, id, church_id, group_type_id, name, weekdays, start_time, is_online, status)
     values ($1, $2, $3, $4, $2::uuid::text, $5, $6, false, 'active')`,
    [tenantId, id, church, type, weekdays, startTime],
  );
  if (writtenAt === null) return id;
  await asTenant(
    `insert into row_event (tenant_id, t, row_id, at, account_id, author_name, what, changes)
     values ($1, 'group', $2, $3, $4, 'Thabo', 'created', '[]')`,
    [tenantId, id, writtenAt, randomUUID()],
  );
  return id;
}

test('issue 12: days and time of a group become a rule from its first meeting after it was written', async () => {
  const at = knownMigrations().indexOf('0039_schedules');
  await bringSchemaTo(owner(), at);
  await owner().query(
    "insert into tenant (id, name, slug, time_zone) values ($1, 'Grace', 'grace', 'UTC')",
    [tenantId],
  );
  await asTenant(
    `insert into church (tenant_id, id, name, short_code, time_zone, currency, week_starts_on, status)
     values ($1, $2, 'Soweto', 'SOW', 'UTC', 'ZAR', 'sunday', 'active')`,
    [tenantId, church],
  );
  await asTenant(
    `insert into group_type (tenant_id, id, name, group_term, group_member_term, report_form, join_policy, icon, is_system, status, member_roles)
     values ($1, $2, 'Cell', 'cell', 'member', 'group', 'closed', 'home', true, 'active', '[]')`,
    [tenantId, type],
  );
  const groups: [Old, string | null][] = [
    [
      { weekdays: [4], startTime: '19:00', writtenAt: null },
      'DTSTART:20260101T190000\nRRULE:FREQ=WEEKLY;BYDAY=TH',
    ],
    [
      // A Sunday, with a day that was written twice.
      { weekdays: [0, 2, 2], startTime: '06:30', writtenAt: '2026-11-23T10:00:00Z' },
      'DTSTART:20261124T063000\nRRULE:FREQ=WEEKLY;BYDAY=TU,SU',
    ],
    [{ weekdays: [], startTime: '19:00', writtenAt: null }, null],
  ];
  const ids: string[] = [];
  for (const [old] of groups) ids.push(await addGroup(old));

  await bringSchemaTo(owner(), at + 1);
  const kept = await asTenant<{ id: string; schedule: string | null; weekdays: number[] }>(
    'select id, schedule, weekdays from groups',
  );
  for (const [index, [{ weekdays }, schedule]] of groups.entries()) {
    const row = kept.find(({ id }) => id === ids[index]);
    expect(row).toMatchObject({ schedule, weekdays });
  }
  // The same as a program makes of what an older one captured.
  expect(groups[0]?.[1]).toBe(weeklySchedule([4], '19:00'));
});

import type pg from 'pg';
import { packCounts } from '../../server/attendance/analytics/pack-counts.ts';
import { placeOfReport } from '../../server/attendance/tables.ts';
import { inTenant } from '../../server/database/tenant.ts';
import { recordEffect } from '../../server/sync/record-effect.ts';
import type { SignedIn } from '../../src/domain/access/session.ts';
import { churches as churchRegister } from '../../src/domain/churches/churches.ts';
import { groupTypes } from '../../src/domain/groups/group-types.ts';
import { groups as groupRegister } from '../../src/domain/groups/groups.ts';
import { begunRow } from '../../src/domain/register/register.ts';
import { fromAbove } from '../support/data.ts';
import { addMember, wholeTenant } from '../support/members.ts';
import { buildPlaces, timeZone } from '../support/places.ts';
import { fiveYears, largeFacts } from './five-years.ts';

const atOnce = 5000;
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Churches, services and groups of the large organisation. */
function places({ churches, services, groups, groupTypes: types }: typeof largeFacts) {
  return {
    church: churches.map(({ id }, n) => ({
      ...churchRegister.blank,
      id,
      churchGroupId: null,
      name: `Church ${n}`,
      shortCode: `l${n}`,
      timeZone,
    })),
    service: services,
    groupType: types.map((type) =>
      begunRow(groupTypes, { ...groupTypes.blank, ...type, name: 'Cell of the bench' }),
    ),
    group: groups.map((group, n) =>
      begunRow(groupRegister, { ...groupRegister.blank, ...group, name: `Cell ${n}` }),
    ),
  };
}

/** The large organisation without a report; answers its id. */
export async function fillPlaces(pool: pg.Pool): Promise<string> {
  const { id: tenantId } = await buildPlaces(pool);
  for (const [entity, rows] of Object.entries(places(largeFacts))) {
    const inserts = { [entity]: rows };
    await inTenant(pool, tenantId, (tx) => recordEffect(tx, { output: null, inserts }, null));
  }
  return tenantId;
}

/** Five years of reports of an organisation, and somebody who sees them all. The versions of the reports are left out. */
export async function fillLarge(
  pool: pg.Pool,
  dataDir: string,
): Promise<{ person: SignedIn; reports: number }> {
  const tenantId = await fillPlaces(pool);
  let reports = 0;
  await fromAbove(dataDir, async (client) => {
    let some: object[] = [];
    const write = async () => {
      await client.query(
        `insert into attendance_report
         select * from json_populate_recordset(null::attendance_report, $1::json)`,
        [JSON.stringify(some)],
      );
      reports += some.length;
      some = [];
    };
    for (const report of fiveYears()) {
      const columns = Object.entries(report).map(([field, value]) => [snake(field), value]);
      some.push({ ...Object.fromEntries(columns), tenant_id: tenantId });
      if (some.length === atOnce) await write();
    }
    await write();
    // The upkeep of the server may have packed some of these reports already.
    await client.query(
      `insert into attendance_counts (tenant_id, place_id, quarter)
       select distinct tenant_id, ${placeOfReport}, date_trunc('quarter', date)::date
       from attendance_report where tenant_id = $1 on conflict do nothing`,
      [tenantId],
    );
  });
  // As the upkeep does within six hours.
  for (let more = true; more;) more = await inTenant(pool, tenantId, packCounts);
  await fromAbove(dataDir, (client) => client.query('analyze'));
  const member = await addMember(pool, tenantId, 'System Admin', wholeTenant);
  return { person: member.signedIn, reports };
}

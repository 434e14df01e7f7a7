import type { Person } from '#domain/people/entities.ts';
import { may, roleTitle } from '#domain/permissions.ts';
import type { DataSection, Fact } from '#domain/privacy/take-data-operation.ts';
import { manages } from '../access/roles/administration.ts';
import {
  grantedRole,
  ownRoleColumns,
  ownRoleJoin,
  type OwnRoleColumns,
} from '../access/roles/granted-role.ts';
import { account, device } from '../access/tables.ts';
import { attendanceReport } from '../attendance/tables.ts';
import type { Caller } from '../caller.ts';
import { church } from '../churches/tables.ts';
import { pick, pickAs, type RowOf } from '../table-columns.ts';
import type { Asking } from './data-of-person.ts';

const ofAccount = pick(account, ['name', 'email', 'disabled'], 'a');
const ofDevice = pick(device, ['label'], 'd');
const ofReport = pick(attendanceReport, ['date', 'serviceName', 'churchId', 'groupId'], 'r');
const ofChurch = pickAs(church, { church: 'name' }, 'c');

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');

async function rolesOf({ tx }: Asking, accountId: string): Promise<Fact[][]> {
  const rows = await tx.rows<OwnRoleColumns & { place: string | null; endsOn: string | null }>(
    'roles of person',
    `select ${ownRoleColumns}, coalesce(c.name, cg.name, g.name) as place, r.ends_on::text as "endsOn"
     from role_assignment r ${ownRoleJoin}
       left join church c on c.tenant_id = r.tenant_id and c.id = r.scope_id
       left join church_group cg on cg.tenant_id = r.tenant_id and cg.id = r.scope_id
       left join groups g on g.tenant_id = r.tenant_id and g.id = r.scope_id
     where r.tenant_id = $1 and r.account_id = $2 and r.ended_at is null order by r.id`,
    [tx.tenantId, accountId],
  );
  return rows.map((row) => [
    { label: 'Role', value: roleTitle(grantedRole(row)) },
    { label: 'Over', value: row.place ?? 'The whole organisation' },
    { label: 'Last day', value: row.endsOn ?? 'None' },
  ]);
}

async function devicesOf({ tx }: Asking, accountId: string): Promise<Fact[][]> {
  const rows = await tx.rows<RowOf<typeof ofDevice> & { seenOn: string; isIn: boolean }>(
    'devices of person',
    `select ${ofDevice}, to_char(d.last_seen_at at time zone 'UTC', 'YYYY-MM-DD') as "seenOn",
       bool_or(s.ended_at is null) as "isIn"
     from session s join account a on a.id = s.account_id join device d on d.id = s.device_id
     where a.tenant_id = $1 and a.id = $2 and s.seen_by_session is null group by d.id order by d.last_seen_at desc`,
    [tx.tenantId, accountId],
  );
  return rows.map(({ label, seenOn, isIn }) => [
    { label: 'Device', value: label || 'A device without a name' },
    { label: 'Last seen on', value: seenOn },
    { label: 'Signed in', value: yesOrNo(isIn) },
  ]);
}

/** Without passwords and secrets, of which only fingerprints are kept. */
async function accountFacts({ tx }: Asking, accountId: string): Promise<Fact[][]> {
  const rows = await tx.rows<RowOf<typeof ofAccount>>(
    'account of person',
    `select ${ofAccount} from account a where a.tenant_id = $1 and a.id = $2`,
    [tx.tenantId, accountId],
  );
  return rows.map(({ name, email, disabled }) => [
    { label: 'Name', value: name },
    { label: 'E-mail', value: email },
    { label: 'May sign in', value: yesOrNo(!disabled) },
  ]);
}

/** The account they sign in with: for who looks after it, and for themselves. */
export async function accountSections(asking: Asking, { accountId }: Person) {
  const none = { sections: [] as DataSection[], leftOut: [] as string[] };
  if (accountId === null) return none;
  const { tx, caller } = asking;
  const isTheirs = accountId === caller.accountId || (await manages(tx, caller, accountId));
  if (!isTheirs) return { ...none, leftOut: ['Sign-in account'] };
  const found: DataSection[] = [
    { title: 'Sign-in account', records: await accountFacts(asking, accountId) },
    { title: 'Roles', records: await rolesOf(asking, accountId) },
    { title: 'Devices', records: await devicesOf(asking, accountId) },
  ];
  return { ...none, sections: found.filter(({ records }) => records.length > 0) };
}

type Report = RowOf<typeof ofReport> & RowOf<typeof ofChurch> & { confidential: boolean };

function readsReport({ grants }: Caller, { churchId, groupId, confidential }: Report): boolean {
  if (groupId === null) return may(grants, 'report.view', { kind: 'church', id: churchId });
  const permission = confidential ? 'group.viewConfidential' : 'report.viewGroup';
  return may(grants, permission, { kind: 'group', id: groupId, churchId });
}

/** The reports that they submitted, as far as whoever asks may read them. */
export async function reportsSection(
  { tx, caller }: Asking,
  { accountId }: Person,
): Promise<DataSection[]> {
  if (accountId === null) return [];
  const rows = await tx.rows<Report>(
    'reports of person',
    `select ${ofReport}, ${ofChurch}, coalesce(g.confidential, false) as confidential
     from attendance_report r
       join church c on c.tenant_id = r.tenant_id and c.id = r.church_id
       left join groups g on g.tenant_id = r.tenant_id and g.id = r.group_id
     where r.tenant_id = $1 and $2 = any(r.author_ids)
     order by r.date desc, r.id`,
    [tx.tenantId, accountId],
  );
  const seen = rows.filter((row) => readsReport(caller, row));
  if (seen.length === 0) return [];
  const records = seen.map((row) => [
    { label: 'Date', value: row.date },
    { label: 'Service', value: row.serviceName },
    { label: 'Church', value: row.church },
  ]);
  return [{ title: 'Reports submitted', records }];
}

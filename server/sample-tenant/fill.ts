import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Church, Group, Service } from '#domain/churches/entities.ts';
import { must } from '#domain/must.ts';
import { dateInZone, timeInZone } from '#domain/values/local-date.ts';
import { hashPassword } from '../access/passwords.ts';
import { assignRole } from '../access/reach.ts';
import { inTenant, type TenantTransaction } from '../database/tenant.ts';
import { sendMessages } from '../shell/send-messages.ts';
import type { Rows } from '../sync/effect.ts';
import { recordEffect } from '../sync/record-effect.ts';
import { samplePassword } from './accounts.ts';
import { cellId, cellMeetingOf, cellsOf, cellTypeOf, meetingsOf } from './cells.ts';
import { chatsOf } from './chats.ts';
import { fixedId } from './fixed-seed.ts';
import { peopleOf } from './people.ts';
import {
  churchesOf,
  churchGroupId,
  churchGroupsOf,
  churchId,
  policyOf,
  servicesOf,
} from './places.ts';
import { type Author, type Moment, reportsOf } from './reports.ts';
import { hasHeader, messagesFor, notificationsFor, shortcutsFor } from './shell.ts';
import {
  accountId,
  emailOf,
  type SamplePerson,
  type SampleTenant,
  sampleTenants,
  timeZone,
} from './tenants.ts';

/** False when it is there: then nothing of it is touched. */
async function claimTenant(tx: TenantTransaction, tenant: SampleTenant): Promise<boolean> {
  const made = await tx.rows(
    'sample tenant',
    `insert into tenant (id, name, slug, time_zone) values ($1, $2, $3, $4)
     on conflict do nothing returning 1`,
    [tx.tenantId, tenant.name, tenant.slug, timeZone],
  );
  if (made.length === 0) return false;
  // An epoch of its own: a device that knew an earlier database starts again.
  await tx.rows('sample epoch', 'insert into tenant_seq (tenant_id, epoch) values ($1, $2)', [
    tx.tenantId,
    randomUUID(),
  ]);
  return true;
}

async function write(tx: TenantTransaction, inserts: Rows): Promise<void> {
  await recordEffect(tx, { output: null, inserts }, null);
}

/** The same rows once more: they are in slices that there were not before. */
async function writeAgain(tx: TenantTransaction, replaces: Rows): Promise<void> {
  await recordEffect(tx, { output: null, replaces }, null);
}

async function writePlaces(tx: TenantTransaction, tenant: SampleTenant): Promise<Church[]> {
  const churchGroup = churchGroupsOf(tenant);
  const church = churchesOf(tenant);
  await write(tx, { churchGroup });
  const group = church.flatMap((one) => cellsOf(tenant, one));
  await write(tx, {
    church,
    service: church.flatMap((one) => [...servicesOf(one), ...cellMeetingOf(tenant, one)]),
    reportPolicy: church.map(policyOf),
  });
  if (group.length > 0) {
    const groupType = [cellTypeOf(tenant)];
    await write(tx, { groupType });
    await write(tx, { group });
    await writeAgain(tx, { groupType });
  }
  // A church group is in the slices of its churches, which were not there before.
  await writeAgain(tx, { churchGroup });
  return church;
}

function scopesOf(tenant: SampleTenant, { over }: SamplePerson) {
  if (over === 'tenant') return [{ scope: 'tenant' as const, scopeId: null }];
  if ('churchGroup' in over) {
    return [{ scope: 'churchGroup' as const, scopeId: churchGroupId(tenant, over.churchGroup) }];
  }
  if ('cell' in over) return [{ scope: 'group' as const, scopeId: cellId(tenant, over.cell) }];
  return over.churches.map((name) => ({
    scope: 'church' as const,
    scopeId: churchId(tenant, name),
  }));
}

async function writePerson(
  tx: TenantTransaction,
  tenant: SampleTenant,
  person: SamplePerson,
  passwordHash: string,
): Promise<void> {
  const id = accountId(tenant, person);
  await tx.rows(
    'sample account',
    `insert into account (id, tenant_id, email, name, password_hash) values ($1, $2, $3, $4, $5)`,
    [id, tx.tenantId, emailOf(tenant, person), person.name, passwordHash],
  );
  for (const scope of scopesOf(tenant, person)) {
    const assignment = fixedId(`role/${id}/${scope.scopeId ?? 'tenant'}`);
    await assignRole(tx, { id: assignment, accountId: id, role: person.role, ...scope });
  }
}

/** What the header of the back office shows from the first day on. */
async function writeShell(
  tx: TenantTransaction,
  tenant: SampleTenant,
  church: Church,
  today: string,
): Promise<void> {
  const people = tenant.people.filter(({ role }) => hasHeader(role));
  const ids = people.map((person) => accountId(tenant, person));
  await write(tx, {
    shortcut: ids.flatMap(shortcutsFor),
    notification: ids.flatMap((id) => notificationsFor(id, church.name, today)),
  });
  const messages = ids.flatMap((id) => messagesFor(id, church.name, today));
  await sendMessages(tx, messages, new Date(today));
}

/** The chats first: who is in one is in the slices of what is in it. */
async function writeChats(
  tx: TenantTransaction,
  tenant: SampleTenant,
  today: string,
): Promise<void> {
  const listed = tenant.people.filter(({ unlisted }) => unlisted !== true);
  const people = listed.map((person) => ({
    id: accountId(tenant, person),
    name: person.name,
  }));
  const { chat, ...within } = chatsOf(people, today);
  await write(tx, { chat });
  await write(tx, within);
}

/** Ushers of a church, in turn; without any, the administrator of the tenant. */
function authorsOf(tenant: SampleTenant, church: Church): Author[] {
  const ushers = tenant.people.filter(
    ({ over }) =>
      typeof over === 'object' && 'churches' in over && over.churches.includes(church.name),
  );
  const administrators = tenant.people.filter(({ over }) => over === 'tenant');
  return [...ushers, ...(ushers.length === 0 ? administrators : [])].map((person) => ({
    id: accountId(tenant, person),
    name: person.name,
  }));
}

/** A newcomer signs in as an usher of this church, and finds its services unreported. */
function isForNewcomers(tenant: SampleTenant, church: Church): boolean {
  return tenant.people.some(
    ({ over, unlisted }) =>
      unlisted !== true &&
      typeof over === 'object' &&
      'churches' in over &&
      over.churches.includes(church.name),
  );
}

/** Who leads the cell, else the administrator of the tenant. */
function leaderOf(tenant: SampleTenant, cell: Group): Author {
  const leads = ({ over }: SamplePerson) =>
    typeof over === 'object' && 'cell' in over && over.cell === cell.name;
  const person = tenant.people.find(leads) ?? tenant.people.find(({ over }) => over === 'tenant');
  const { name } = must(person, 'somebody who leads a cell');
  return { id: accountId(tenant, must(person, 'the leader')), name };
}

async function fillTenant(
  tx: TenantTransaction,
  tenant: SampleTenant,
  moment: Moment,
): Promise<boolean> {
  const { today } = moment;
  if (!(await claimTenant(tx, tenant))) return false;
  // A year of reports is one statement: a busy machine's first start must not fail on a request's limit.
  await tx.rows('', 'set local statement_timeout = 0', []);
  const churches = await writePlaces(tx, tenant);
  await write(tx, { person: peopleOf(tenant, churches) });
  const passwordHash = await hashPassword(samplePassword);
  for (const person of tenant.people) await writePerson(tx, tenant, person, passwordHash);
  await writeShell(tx, tenant, must(churches[0], 'a church'), today);
  await writeChats(tx, tenant, today);
  let first = 0;
  for (const church of churches) {
    const authors = authorsOf(tenant, church);
    const authorOf = ({ sort }: Service) =>
      must(authors[sort % authors.length], 'somebody who counts in a sample church');
    const reports = reportsOf(
      {
        church,
        services: servicesOf(church),
        authorOf,
        isThisWeekOpen: isForNewcomers(tenant, church),
      },
      moment,
      first,
    );
    await write(tx, { ...reports });
    first += reports.attendanceReport.length;
  }
  for (const church of churches) {
    const [meeting] = cellMeetingOf(tenant, church);
    if (!meeting) continue;
    for (const cell of cellsOf(tenant, church)) {
      const reports = meetingsOf(cell, meeting, leaderOf(tenant, cell), today, first);
      await write(tx, { ...reports });
      first += reports.attendanceReport.length;
    }
  }
  return true;
}

/** Makes the sample tenants that are not there yet, each in one transaction; whether it made any. */
export async function fillSampleTenants(pool: pg.Pool, now: Date): Promise<boolean> {
  const moment = { today: dateInZone(now, timeZone), time: timeInZone(now, timeZone) };
  let made = false;
  for (const tenant of sampleTenants) {
    const id = fixedId(`tenant/${tenant.slug}`);
    made = (await inTenant(pool, id, (tx) => fillTenant(tx, tenant, moment))) || made;
  }
  return made;
}

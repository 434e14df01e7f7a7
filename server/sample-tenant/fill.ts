import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import type { Church, Service } from '#domain/churches/entities.ts';
import { churches as churchRegister } from '#domain/churches/churches.ts';
import { groups as groupRegister } from '#domain/groups/groups.ts';
import { must } from '#domain/must.ts';
import type { Person } from '#domain/people/entities.ts';
import { people as personRegister } from '#domain/people/people.ts';
import { nameOf } from '#domain/people/rules.ts';
import type { Register } from '#domain/register/register.ts';
import { hashPassword } from '../access/sign-in/passwords.ts';
import { packReports } from '../attendance/pack-reports.ts';
import { inTenant, type TenantTransaction } from '../database/tenant.ts';
import { sendMessages } from '../shell/send-messages.ts';
import type { Rows } from '../sync/effect.ts';
import { recordEffect } from '../sync/record-effect.ts';
import { avatarOf, samplePassword } from './accounts.ts';
import { cellMeetingOf, cellsOf, meetingsOf } from './cells/cells.ts';
import { ministriesOf } from './groups/ministries.ts';
import { groupTypesOf } from './group-types.ts';
import { chatsOf } from './chats.ts';
import {
  groupWithSampleValues,
  sampleFieldsOf,
  withSampleValues,
} from './custom-fields/sample-fields.ts';
import { withSampleFields } from './custom-fields/sample-report-fields.ts';
import { writeDevices } from './devices/devices.ts';
import { pickupPeopleOf } from './families/sample-pickup-people.ts';
import { familyWithElder } from './custom-fields/sample-elders.ts';
import { familiesOf } from './families/sample-families.ts';
import { careOf } from './care/care.ts';
import { fixedId } from './fixed-seed.ts';
import { followUpsOf } from './follow-ups/follow-ups.ts';
import { heldReportOf } from './held.ts';
import { knownTo, type Written } from './known-to.ts';
import { type Moment, momentOf } from './moment.ts';
import { cellMembersOf } from './cells/cell-members.ts';
import { cellRollsOf } from './cells/cell-rolls.ts';
import { messagesFor, notificationsFor } from './news.ts';
import { leaderOfChurch, peopleOf } from './people.ts';
import { churchesOf, churchGroupsOf, organisationOf, policyOf, servicesOf } from './places.ts';
import { withPicture, writeRowPictures } from './pictures/write-row-pictures.ts';
import { type Reported, reportsOf } from './reports.ts';
import { savedListsOf } from './saved-lists.ts';
import { hasHeader, shortcutsFor } from './shell.ts';
import { accountId, type SampleTenant, sampleTenants, timeZone } from './tenants.ts';
import { authorsOf, heldAuthorOf, isForNewcomers, leaderOf } from './who-counts.ts';
import { recordedTwice } from './duplicates/recorded-twice.ts';
import { writeTrail } from './trail/write-trail.ts';
import { writePerson } from './write-people.ts';

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

/** By somebody whom newcomers do not sign in as: their own pictures are theirs alone. */
function picturesAdded(tenant: SampleTenant, addedAt: Date) {
  const last = must(tenant.people.at(-1), 'somebody in the sample');
  return { addedBy: accountId(tenant, last), addedAt };
}

async function writePlaces(
  tx: TenantTransaction,
  tenant: SampleTenant,
  { now }: Moment,
): Promise<Church[]> {
  const church = churchesOf(tenant).map((one) =>
    withPicture(Object.assign(one, { leaderPersonId: leaderOfChurch(tenant, one.name) })),
  );
  const group = church
    .flatMap((one) => [...cellsOf(tenant, one), ...ministriesOf(tenant, one)])
    .map((one) => groupWithSampleValues(tenant, withPicture(one)));
  await write(tx, {
    organisation: [organisationOf(tenant)],
    churchGroup: churchGroupsOf(tenant),
    church,
    service: church.flatMap((one) => [...servicesOf(one), ...cellMeetingOf(tenant, one)]),
    reportPolicy: church.map(policyOf),
  });
  const customField = sampleFieldsOf(tenant);
  await write(tx, { groupType: groupTypesOf(tenant), group, customField });
  const added = picturesAdded(tenant, now);
  await writeRowPictures(tx, churchRegister, 'church', church, added);
  await writeRowPictures(tx, groupRegister, 'group', group, added);
  return church;
}

/** Writes the rows that the header of the back office shows from the first day on. */
async function writeShell(
  tx: TenantTransaction,
  tenant: SampleTenant,
  written: Written,
  moment: Moment,
): Promise<void> {
  const people = tenant.people.filter(({ role, unlisted }) => hasHeader(role) && !unlisted);
  const known = people.map((person) => ({
    id: accountId(tenant, person),
    known: knownTo(tenant, person, written, moment),
  }));
  await write(tx, {
    shortcut: known.flatMap(({ id }) => shortcutsFor(id)),
    notification: known.flatMap((one) => notificationsFor(one.id, one.known)),
  });
  await write(tx, { savedList: savedListsOf(tenant, moment.now) });
  const messages = known.flatMap((one) => messagesFor(one.id, one.known, moment));
  await sendMessages(tx, messages, moment.now);
}

async function writeChats(
  tx: TenantTransaction,
  tenant: SampleTenant,
  moment: Moment,
): Promise<void> {
  const people = tenant.people.map((person) => ({
    id: accountId(tenant, person),
    name: person.name,
    avatar: avatarOf(person),
  }));
  await write(tx, { ...chatsOf(people, moment) });
}

async function writeReports(
  tx: TenantTransaction,
  tenant: SampleTenant,
  churches: readonly Church[],
  moment: Moment,
): Promise<AttendanceReport[]> {
  const reports: AttendanceReport[] = [];
  const keep = async (reported: Reported) => {
    await write(tx, { ...reported });
    reports.push(...reported.attendanceReport);
  };
  for (const church of churches) {
    const authors = authorsOf(tenant, church);
    const authorOf = ({ sort }: Service) =>
      must(authors[sort % authors.length], 'somebody who counts in a sample church');
    const isThisWeekOpen = isForNewcomers(tenant, church);
    const reporting = { church, services: servicesOf(church), authorOf, isThisWeekOpen };
    await keep(withSampleFields(tenant, reportsOf(reporting, moment, reports.length)));
  }
  for (const church of churches) {
    const [meeting] = cellMeetingOf(tenant, church);
    if (!meeting) continue;
    const meetings: Reported = { attendanceReport: [], reportVersion: [] };
    for (const cell of cellsOf(tenant, church)) {
      const held = { tenant, cell, meeting, ...leaderOf(tenant, cell) };
      const first = reports.length + meetings.attendanceReport.length;
      const one = meetingsOf(held, moment, first);
      meetings.attendanceReport.push(...one.attendanceReport);
      meetings.reportVersion.push(...one.reportVersion);
    }
    await keep(meetings);
  }
  return reports;
}

async function writeHeld(
  tx: TenantTransaction,
  tenant: SampleTenant,
  churches: readonly Church[],
  moment: Moment,
): Promise<void> {
  const held = heldAuthorOf(tenant);
  if (held === null) return;
  const church = must(
    churches.find(({ name }) => name === held.church),
    'a church of the sample',
  );
  await write(tx, { heldReport: [heldReportOf(servicesOf(church), held.author, moment)] });
}

async function writeFamilies(
  tx: TenantTransaction,
  tenant: SampleTenant,
  churches: readonly Church[],
  people: readonly Person[],
  moment: Moment,
): Promise<void> {
  const households = churches.flatMap((church) => familiesOf(church, people, moment));
  const { today } = moment;
  await write(tx, {
    family: households.map(({ family }) => familyWithElder(tenant, family, people, today)),
  });
  await write(tx, {
    familyMember: households.flatMap(({ members }) => members),
    pickupPerson: pickupPeopleOf(households, people, moment),
  });
}

async function fillTenant(
  tx: TenantTransaction,
  tenant: SampleTenant,
  moment: Moment,
): Promise<boolean> {
  if (!(await claimTenant(tx, tenant))) return false;
  // A year of reports is one statement: a busy machine's first start must not fail on a request's limit.
  await tx.rows('', 'set local statement_timeout = 0', []);
  const churches = await writePlaces(tx, tenant, moment);
  const known = peopleOf(tenant, churches).map((one) => withSampleValues(tenant, one));
  await write(tx, { person: [...known, ...recordedTwice(known)] });
  const named = known.map((one) => ({ ...one, name: nameOf(one) }));
  await writeRowPictures(
    tx,
    personRegister as Register,
    'person',
    named,
    picturesAdded(tenant, moment.now),
  );
  const members = churches.flatMap((church) => cellMembersOf(tenant, church, known, moment));
  await write(tx, {
    groupMembership: members,
    followUp: followUpsOf(tenant, churches, known, moment),
  });
  await writeFamilies(tx, tenant, churches, known, moment);
  await write(tx, { ...careOf(known, moment) });
  const passwordHash = await hashPassword(samplePassword);
  for (const person of tenant.people) await writePerson(tx, tenant, person, passwordHash);
  await writeDevices(tx, tenant, moment);
  const reports = await writeReports(tx, tenant, churches, moment);
  await write(tx, { roll: cellRollsOf(reports, members, known, moment) });
  await writeHeld(tx, tenant, churches, moment);
  await writeShell(tx, tenant, { churches, reports }, moment);
  await writeChats(tx, tenant, moment);
  await writeTrail(tx, tenant, { churches, people: known }, moment);
  return true;
}

/** Makes one tenant, unless it is there; whether it did. */
export async function fillSampleTenant(
  pool: pg.Pool,
  tenant: SampleTenant,
  now: Date,
): Promise<boolean> {
  const id = fixedId(`tenant/${tenant.slug}`);
  const made = await inTenant(pool, id, (tx) => fillTenant(tx, tenant, momentOf(now)));
  // Stopped in between, the upkeep goes on with it.
  if (made) while (await inTenant(pool, id, (tx) => packReports(tx, now)));
  return made;
}

/** Makes the sample tenants that are not there yet, each in one transaction; whether it made any. */
export async function fillSampleTenants(pool: pg.Pool, now: Date): Promise<boolean> {
  let made = false;
  for (const tenant of sampleTenants) {
    made = (await fillSampleTenant(pool, tenant, now)) || made;
  }
  return made;
}

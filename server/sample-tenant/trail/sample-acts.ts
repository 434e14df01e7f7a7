import { signIn } from '#domain/access/operations.ts';
import { noteExport } from '#domain/attendance/exporting.ts';
import { submitChurchReport } from '#domain/attendance/operations.ts';
import { churches as churchRegister } from '#domain/churches/churches.ts';
import { churchOperations } from '#domain/churches/church-operations.ts';
import type { Church, ReportPolicy } from '#domain/churches/entities.ts';
import { saveReportPolicy } from '#domain/churches/report-policy.ts';
import { groupOperations } from '#domain/groups/group-operations.ts';
import { groups as groupRegister } from '#domain/groups/groups.ts';
import { weeklySchedule } from '#domain/meetings/schedule.ts';
import { must } from '#domain/must.ts';
import type { Operation } from '#domain/operation.ts';
import { editOrganisation } from '#domain/organisation/edit-organisation.ts';
import { usualTerms } from '#domain/organisation/terms.ts';
import type { Person } from '#domain/people/entities.ts';
import { people as personRegister } from '#domain/people/people.ts';
import { personOperations } from '#domain/people/person-operations.ts';
import type { Register } from '#domain/register/register.ts';
import type { Role } from '#domain/permissions.ts';
import { changesBetween } from '../../register/row-events.ts';
import { cellsOf } from '../cells/cells.ts';
import { fixedId } from '../fixed-seed.ts';
import { ministriesOf } from '../groups/ministries.ts';
import { awakeBefore, type Moment } from '../moment.ts';
import { organisationOf, policyOf } from '../places.ts';
import { accountId, type SampleTenant } from '../tenants.ts';
import { assignmentId } from '../write-people.ts';
import { type Act, created, edited, roleGiven, roleTaken } from './acts.ts';
import { onLastSunday, onWorkday } from './past-days.ts';

const ofChurches = { register: churchRegister as Register, operations: churchOperations };
const ofGroups = { register: groupRegister as Register, operations: groupOperations };
const ofPeople = { register: personRegister as Register, operations: personOperations };

export interface Done {
  /** Name of the person; null for somebody who was not signed in. */
  by: string | null;
  /** ISO. */
  at: string;
  act: Act;
}

interface Written {
  churches: readonly Church[];
  people: readonly Person[];
}

/** Ways to speak of what is in the sample. */
function speakOf(tenant: SampleTenant, { churches, people }: Written) {
  const church = (name: string) =>
    must(
      churches.find((one) => one.name === name),
      'a church of the sample',
    );
  const account = (name: string) =>
    accountId(
      tenant,
      must(
        tenant.people.find((one) => one.name === name),
        'somebody with an account',
      ),
    );
  return {
    church,
    /** Somebody without an account of whom this holds. */
    person: (of: string, isWanted: (one: Person) => boolean) =>
      must(
        people.find(
          (one) => one.churchId === church(of).id && one.accountId === null && isWanted(one),
        ),
        'somebody like this in a church of the sample',
      ),
    group: (of: string, name: string) =>
      must(
        [...cellsOf(tenant, church(of)), ...ministriesOf(tenant, church(of))].find(
          (one) => one.name === name,
        ),
        'a group of the sample',
      ),
    role: (name: string, role: Role, of: string) => {
      const churchId = church(of).id;
      const id = account(name);
      return { accountId: id, role, churchId, assignmentId: assignmentId(id, churchId) };
    },
    policy: (of: string, was: Partial<ReportPolicy>): Act => {
      const row = policyOf(church(of));
      const changes = changesBetween({ ...row, ...was }, row);
      const record = { entity: 'reportPolicy', entityId: row.id, changes };
      const operation = saveReportPolicy as Operation;
      return { is: 'executed', operation, input: { churchId: row.churchId }, record };
    },
    ages: (): Act => {
      const row = organisationOf(tenant);
      const changes = changesBetween({ ...row, adultFrom: usualTerms.adultFrom }, row);
      const record = { entity: 'organisation', entityId: row.id, changes };
      return { is: 'executed', operation: editOrganisation as Operation, input: {}, record };
    },
    everybodyExported: (by: string): Act => {
      const none = { churchGroupId: null, churchId: null, serviceId: null, from: null, to: null };
      const details = { what: 'people', as: 'file', filters: none, rows: people.length };
      const record = { entity: 'account', entityId: account(by), details };
      return { is: 'executed', operation: noteExport as Operation, input: {}, record };
    },
    lateReport: (of: string): Act => ({
      is: 'refused',
      operation: submitChurchReport as Operation,
      input: { churchId: church(of).id },
      error: 'validation',
    }),
    wrongPassword: (of: string): Act => ({
      is: 'administered',
      line: { action: `${signIn.name}Failed`, entity: 'account', entityId: account(of) },
    }),
  };
}

const isMember = ({ connectionStatus }: Person) => connectionStatus === 'Member';
const isMarried = (one: Person) => isMember(one) && one.maritalStatus === 'Married';
const isRegular = ({ connectionStatus }: Person) => connectionStatus === 'Regular Attendee';

function ofGraceValley(tenant: SampleTenant, written: Written, moment: Moment): Done[] {
  const of = speakOf(tenant, written);
  const day = (count: number, time: string) => onWorkday(moment, count, time);
  const [nomsa, naledi, priya] = ['Nomsa Zulu', 'Naledi Mokoena', 'Priya Naidoo'];
  const sandton = of.church('Sandton');
  const bennett = of.role('Michael Bennett', 'Pastor', 'Sandton');
  const wasUsher = {
    ...bennett,
    role: 'Usher',
    assignmentId: fixedId('role/usher before'),
  } as const;
  const worship = of.group('Soweto', 'Worship team');
  const cell = of.group('Soweto', 'Orlando West cell');
  const earlier = weeklySchedule(cell.weekdays, '18:30', '2024-01-01');
  const member = of.person('Khayelitsha', isMember);
  const married = of.person('Tshwane', isMarried);
  const born = of.person('Soweto', (one) => isMember(one) && one.birthDate !== null);
  const regular = of.person('Soweto', isRegular);
  return [
    { by: nomsa, at: day(14, '10:12'), act: of.ages() },
    { by: naledi, at: day(13, '09:05'), act: of.policy('Tshwane', { allowBackdateDays: 14 }) },
    { by: nomsa, at: day(12, '11:30'), act: roleGiven(bennett) },
    { by: nomsa, at: day(12, '11:31'), act: roleTaken(wasUsher) },
    { by: nomsa, at: day(12, '11:40'), act: edited(ofChurches, sandton, { leaderPersonId: null }) },
    {
      by: naledi,
      at: day(11, '14:22'),
      act: created(ofGroups, of.group('Soweto', 'Young adults')),
    },
    {
      by: priya,
      at: day(10, '08:47'),
      act: edited(ofPeople, member, { connectionStatus: 'Regular Attendee' }),
    },
    { by: priya, at: day(9, '15:03'), act: of.policy('George', { asksGender: false }) },
    {
      by: 'Zanele Mabaso',
      at: day(8, '20:10'),
      act: edited(ofGroups, cell, { schedule: earlier, startTime: '18:30' }),
    },
    {
      by: naledi,
      at: day(6, '10:26'),
      act: edited(ofPeople, born, { birthDate: null, occupation: null }),
    },
    { by: null, at: day(5, '07:41'), act: of.wrongPassword('Fatima Adams') },
    { by: nomsa, at: day(4, '16:08'), act: of.everybodyExported(nomsa) },
    { by: 'Kagiso Motaung', at: onLastSunday(moment, '12:52'), act: of.lateReport('Tshwane') },
    { by: naledi, at: day(2, '13:15'), act: edited(ofGroups, worship, { capacity: 25 }) },
    {
      by: naledi,
      at: day(1, '09:34'),
      act: edited(ofPeople, married, { maritalStatus: 'Single' }),
    },
    {
      by: naledi,
      at: awakeBefore(moment.now, 35),
      act: edited(ofPeople, regular, { connectionStatus: 'First Timer' }),
    },
  ];
}

function ofHopeCity(tenant: SampleTenant, written: Written, moment: Moment): Done[] {
  const of = speakOf(tenant, written);
  const day = (count: number, time: string) => onWorkday(moment, count, time);
  const [sipho, lindiwe] = ['Sipho Mthembu', 'Lindiwe Shabalala'];
  const member = of.person('Hope City Central', isMember);
  const taylor = of.role('Megan Taylor', 'Pastor', 'Hope City Central');
  return [
    { by: sipho, at: day(14, '10:12'), act: of.ages() },
    { by: sipho, at: day(11, '09:20'), act: roleGiven(taylor) },
    { by: lindiwe, at: day(8, '14:37'), act: of.policy('Hope City North', { asksGender: true }) },
    { by: sipho, at: day(5, '16:08'), act: of.everybodyExported(sipho) },
    {
      by: 'Lwazi Hadebe',
      at: onLastSunday(moment, '12:31'),
      act: of.lateReport('Hope City Central'),
    },
    {
      by: lindiwe,
      at: day(2, '10:49'),
      act: edited(ofPeople, member, { connectionStatus: 'Regular Attendee' }),
    },
  ];
}

/** The last three weeks of an organisation: each change led to what the sample says now. */
export function doneIn(tenant: SampleTenant, written: Written, moment: Moment): Done[] {
  // Its neighbour is small and tidy.
  const of = 'Gauteng' in tenant.churchGroups ? ofGraceValley : ofHopeCity;
  return of(tenant, written, moment);
}

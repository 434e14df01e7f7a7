import type { Church } from '#domain/churches/entities.ts';
import { type FollowUp, followUpTypes } from '#domain/follow-ups/entities.ts';
import { followUps } from '#domain/follow-ups/follow-ups.ts';
import { settledFollowUp } from '#domain/follow-ups/rules.ts';
import { must } from '#domain/must.ts';
import { ageClassOn } from '#domain/people/age.ts';
import type { Person } from '#domain/people/entities.ts';
import type { Role } from '#domain/permissions.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { fixedId } from '../fixed-seed.ts';
import type { Moment } from '../moment.ts';
import { churchId, sampleAges } from '../places.ts';
import { accountId, type SampleTenant } from '../tenants.ts';

/** People of a church who have follow-ups. */
const peopleWithSome = 10;
const caring: ReadonlySet<Role> = new Set(['System Admin', 'Church Admin', 'Pastor']);

type Said = Pick<FollowUp, 'note'> & Partial<FollowUp>;

/** A call or a visit, and the days from today until it is due. */
const owed: readonly (Said & { in: number })[] = [
  { in: 0, note: 'Ask how the job interview went' },
  { in: -3, note: 'Not seen for three Sundays', severity: 'Urgent' },
  { in: 2, note: 'Visit after the operation', severity: 'Urgent' },
  { in: 0, note: 'Invite to foundation school' },
  { in: 6, note: 'Pray with the family' },
  { in: -8, note: 'Phone number did not answer, try again' },
  { in: 1, note: 'Bring the baptism form' },
];

const outcomes = [
  'We spoke on the phone and prayed together',
  'Visited at home, all is well',
  'Will join the cell on Wednesday',
];

function typeOf({ connectionStatus }: Person, at: number): FollowUp['type'] {
  if (connectionStatus === 'New Convert') return 'New Convert';
  return must(followUpTypes[1 + (at % (followUpTypes.length - 1))], 'a type of follow-up');
}

/** The people who look after others in a church. */
function carersOf(tenant: SampleTenant, church: Church, people: readonly Person[]): Person[] {
  const accounts = new Set(
    tenant.people.filter(({ role }) => caring.has(role)).map((one) => accountId(tenant, one)),
  );
  return people.filter(
    (person) => person.churchId === church.id && accounts.has(person.accountId ?? ''),
  );
}

/** One that is open, and one or two before it that are done: as many as the place of the person says. */
function followUpsOfPerson(
  person: Person,
  carer: Person,
  at: number,
  { today }: Moment,
): FollowUp[] {
  const { in: days, ...open } = must(owed[at % owed.length], 'a follow-up of the sample');
  const row = (nth: number, said: Partial<FollowUp>): FollowUp =>
    settledFollowUp({
      ...followUps.blank,
      id: fixedId(`follow-up/${person.id}/${nth}`),
      personId: person.id,
      churchId: person.churchId,
      assignedTo: carer.id,
      type: typeOf(person, at + nth),
      ...said,
    });
  const assignedDate = addDays(today, Math.min(days, 0) - 7);
  const done = Array.from({ length: at % 3 }, (_, before) => {
    const doneOn = addDays(today, -20 * (before + 1));
    return row(before + 1, {
      assignedDate: addDays(doneOn, -6),
      actionDate: doneOn,
      doneOn,
      note: must(owed[(at + before + 3) % owed.length], 'a follow-up of the sample').note,
      outcome: must(outcomes[(at + before) % outcomes.length], 'an outcome of the sample'),
    });
  });
  return [row(0, { ...open, assignedDate, actionDate: addDays(today, days) }), ...done];
}

/** The follow-ups of the first church of each church group. */
export function followUpsOf(
  tenant: SampleTenant,
  churches: readonly Church[],
  people: readonly Person[],
  moment: Moment,
): FollowUp[] {
  const first = new Set(
    Object.values(tenant.churchGroups).map(([name = '']) => churchId(tenant, name)),
  );
  return churches
    .filter(({ id }) => first.has(id))
    .flatMap((church) => {
      const carers = carersOf(tenant, church, people);
      return people
        .filter(({ churchId: home, accountId: account }) => home === church.id && account === null)
        .filter((person) => ageClassOn(person, moment.today, sampleAges) === 'Adult')
        .slice(0, peopleWithSome)
        .flatMap((person, at) => {
          const carer = must(carers[at % carers.length], 'who looks after people in the church');
          return followUpsOfPerson(person, carer, at, moment);
        });
    });
}

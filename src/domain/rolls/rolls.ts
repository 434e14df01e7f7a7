import { churches } from '../churches/churches.ts';
import { groups } from '../groups/groups.ts';
import { withinGroup } from '../groups/within-group.ts';
import { defineRegister, type Register, type RegisterField } from '../register/register.ts';
import { longDate } from '../values/dates/local-date.ts';
import { roll, type Roll } from './entities.ts';
import { listed, type MarkTimes, nobodyMarked, timesOfNamed } from './marks.ts';

/** A list of people. Nobody types it: the roll call marks them one by one. */
const people = (label: string): RegisterField => ({
  label,
  input: { kind: 'own', text: (value) => `${(value as string[]).length} people` },
  sensitive: true,
});

/** A roll as the server keeps it: with fields that no device holds. */
type Stored = Roll & { times?: MarkTimes };

/** The roll calls of groups. They have no list and no form of their own: what names people is merged and erased by this. */
export const rolls: Register<Roll> = defineRegister<Roll>({
  name: 'rolls',
  words: { one: 'roll call', many: 'roll calls' },
  path: '/api/v1/rolls',
  page: '/apps/groups',
  entity: roll,
  may: { view: 'group.viewMembers', write: 'report.submitGroup' },
  ...withinGroup,
  title: ({ date }) => longDate(date),
  search: [],
  blank: {
    ...nobodyMarked,
    groupId: '',
    churchId: '',
    serviceId: '',
    date: '',
    authorIds: [],
    authorNames: [],
    changedAt: '',
  },
  fields: {
    date: { label: 'Date', input: { kind: 'date' } },
    groupId: { label: 'Group', input: { kind: 'reference', to: () => groups } },
    churchId: { label: 'Church', input: { kind: 'reference', to: () => churches } },
    present: people('Present'),
    absent: people('Absent'),
    firstTimers: people('First visit'),
    newConverts: people('New convert'),
    receivedHolySpirit: people('Received Holy Spirit'),
  },
  rules: [],
  merging: {
    // Of two records that became one, one was there: so the person was.
    fitted: (row, { id }) =>
      row.present.includes(id) ? { ...row, absent: listed(row.absent, id, false) } : row,
  },
  settled: (row: Stored) =>
    row.times === undefined ? row : { ...row, times: timesOfNamed(row, row.times) },
});

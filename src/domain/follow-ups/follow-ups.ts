import { churches } from '../churches/churches.ts';
import { personLookup } from '../people/person-lookup.ts';
import { type OwnWord, ownChoices } from '../organisation/own-words.ts';
import { defineRegister, type Register, type RegisterField } from '../register/register.ts';
import { due } from './due.ts';
import { type FollowUp, followUp } from './entities.ts';
import { firstType, followUpKind } from './follow-up-words.ts';
import { followUpErrors, settledFollowUp } from './rules.ts';

/** The type in the words of the organisation. */
const typeIn = (words: readonly OwnWord[]): RegisterField => ({
  label: 'Type',
  input: { kind: 'choice', ...ownChoices(followUpKind, words) },
  column: 2,
  section: 'Follow-up',
  filter: true,
});

/** Calls and visits to people: who owes them, by when, and how they went. */
export const followUps: Register<FollowUp> = defineRegister<FollowUp>({
  name: 'followUps',
  words: { one: 'follow-up', many: 'follow-ups' },
  path: '/api/v1/followups',
  page: '/apps/people/follow-ups?open={id}',
  entity: followUp,
  may: { view: 'followUp.view', write: 'followUp.edit' },
  facet: 'followups',
  place: ['churchId'],
  subject: ({ churchId }) => ({ kind: 'church', id: String(churchId) }),
  addedOver: ['tenant', 'churchGroup', 'church'],
  title: ({ personId }, titles) => titles?.get(personId) ?? '',
  search: ['personId', 'note'],
  blank: {
    personId: '',
    churchId: '',
    type: firstType,
    severity: 'Normal',
    assignedDate: '',
    requiresAdditionalFollowUp: false,
    status: 'active',
  },
  fields: {
    personId: {
      label: 'Person',
      input: { kind: 'lookup', among: personLookup },
      column: 1,
      section: 'Follow-up',
      forNew: true,
    },
    type: typeIn([]),
    severity: {
      label: 'Severity',
      input: { kind: 'choice', options: { Normal: 'Normal', Urgent: 'Urgent' } },
      column: 3,
      section: 'Follow-up',
      filter: true,
    },
    note: {
      label: 'Note',
      input: { kind: 'paragraph', max: 500 },
      section: 'Follow-up',
      sensitive: true,
      hint: 'What to talk about. Everybody who sees the follow-ups of the church reads it.',
    },
    assignedTo: {
      label: 'Assigned to',
      input: { kind: 'lookup', among: personLookup },
      column: 4,
      section: 'Who and when',
      hint: 'It is on their dashboard when they sign in.',
      filter: true,
    },
    assignedDate: { label: 'Assigned on', input: { kind: 'date' }, section: 'Who and when' },
    actionDate: { label: 'Due', input: { kind: 'date' }, column: 5, section: 'Who and when' },
    snoozedUntil: {
      label: 'Moved to',
      input: { kind: 'date' },
      section: 'Who and when',
      hint: 'It comes back on this day.',
    },
    doneOn: {
      label: 'Done on',
      input: { kind: 'date' },
      section: 'Outcome',
      hint: 'Leave it out as long as the follow-up is open.',
    },
    outcome: {
      label: 'Outcome',
      input: { kind: 'paragraph', max: 500 },
      section: 'Outcome',
      sensitive: true,
    },
    requiresAdditionalFollowUp: {
      label: 'Another follow-up',
      input: { kind: 'flag', on: 'Needed', off: 'Not needed' },
      section: 'Outcome',
    },
    churchId: {
      label: 'Church',
      input: { kind: 'reference', to: () => churches },
      filter: true,
    },
    status: {
      label: 'Status',
      input: { kind: 'choice', options: { active: 'Open', done: 'Done', archived: 'Archived' } },
    },
  },
  derived: { due },
  inTerms: ({ followUpWords }) => ({ fields: { type: typeIn(followUpWords) } }),
  rules: [],
  merging: {
    // It is in the church of its person.
    fitted: (row, { id, churchId }) =>
      row.personId === id ? { ...row, churchId: String(churchId) } : row,
  },
  settled: settledFollowUp,
  check: followUpErrors,
});

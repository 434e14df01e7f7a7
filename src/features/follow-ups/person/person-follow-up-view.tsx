import { isOpen } from '#domain/follow-ups/due.ts';
import { followUpText } from '#domain/follow-ups/follow-up-words.ts';
import { followUps } from '#domain/follow-ups/follow-ups.ts';
import { must } from '#domain/must.ts';
import type { OwnWord } from '#domain/organisation/own-words.ts';
import { type AnyRow, type Register, rowOf } from '#domain/register/register.ts';
import { followUpQueries } from '#store/follow-ups/follow-ups.ts';
import type { RegisterView } from '../../../register/register-view.ts';
import { FollowUpKeys } from '../acts/follow-up-keys.tsx';
import { followUpView } from '../list/follow-up-view.tsx';

const { column: _column, ...person } = must(followUps.fields.personId, 'the field of the person');
const titleIn = (words: readonly OwnWord[]) => (row: AnyRow) =>
  followUpText(words, rowOf(followUps, row).type);
const register: Register = {
  ...followUps,
  title: titleIn([]),
  fields: { ...followUps.fields, personId: person },
  inTerms: (terms) => ({
    ...must(followUps.inTerms?.(terms), 'the terms of follow-ups'),
    title: titleIn(terms.followUpWords),
  }),
};

/** The follow-ups of one person: whose they are stands above them. */
export const personFollowUpView: RegisterView = {
  ...followUpView,
  register,
  queries: followUpQueries,
  // The open ones first.
  rank: ({ doneOn }) => (doneOn === null ? 0 : 1),
  controls: { personId: () => null },
};

/** The same for who may change them. */
export const personFollowUpEditView: RegisterView = {
  ...personFollowUpView,
  extra: [
    {
      name: 'Actions',
      cell: (row) => {
        const one = rowOf(followUps, row);
        return isOpen(one) ? <FollowUpKeys row={one} /> : '';
      },
    },
  ],
};

import { isOpen } from '#domain/follow-ups/due.ts';
import { followUps } from '#domain/follow-ups/follow-ups.ts';
import { must } from '#domain/must.ts';
import { type AnyRow, type Register, rowOf } from '#domain/register/register.ts';
import { followUpQueries } from '#store/follow-ups/follow-ups.ts';
import type { RegisterView } from '../../../register/register-view.ts';
import { FollowUpKeys } from '../acts/follow-up-keys.tsx';
import { followUpView } from '../list/follow-up-view.tsx';
import { typeWords } from '../words.ts';

const { column: _column, ...person } = must(followUps.fields.personId, 'the field of the person');
const register: Register = {
  ...followUps,
  title: (row: AnyRow) => typeWords(rowOf(followUps, row)),
  fields: { ...followUps.fields, personId: person },
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

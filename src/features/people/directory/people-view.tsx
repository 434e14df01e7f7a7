import UserRound from 'lucide-react/icons/user-round';
import { people } from '#domain/people/people.ts';
import { personOperations } from '#domain/people/person-operations.ts';
import { nameOf } from '#domain/people/rules.ts';
import { type AnyRow, rowOf } from '#domain/register/register.ts';
import { firstLetter } from '#domain/rows/first-letter.ts';
import { spokenPhone } from '#domain/values/phone.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { peopleQueries } from '#store/people/people.ts';
import type { RegisterView } from '../../../register/register-view.ts';
import { JoinKey } from '../joining/join-key.tsx';
import { PartialDateField } from '../../../pickers/partial-date-field.tsx';
import { EmailsField } from '../fields/emails-field.tsx';
import { PhonesField } from '../fields/phones-field.tsx';
import { personCards } from './contact-cards.ts';
import { ConnectionBadge } from './connection-badge.tsx';
import { LikePeopleAdvice } from './like-people-advice.tsx';
import * as css from './people.css.ts';
import { RecordBadge } from './record-badge.tsx';
import { PersonPhoto } from './person-photo.tsx';

const personOf = (row: AnyRow) => rowOf(people, row);

/** The first number, as people say it. */
function firstPhone(row: AnyRow): string {
  const [first] = personOf(row).phoneNumbers ?? [];
  return first ? spokenPhone(first.number) : '';
}

/** The directory, as the back office shows it. */
export const peopleView: RegisterView = {
  register: people,
  operations: personOperations,
  queries: peopleQueries,
  icon: UserRound,
  headings: { orderedBy: 'listName', of: (row) => firstLetter(personOf(row).listName ?? '') },
  lead: (row) => <PersonPhoto person={personOf(row)} />,
  cells: {
    listName: (row) => nameOf(personOf(row)),
    connectionStatus: (row, _titles, text) => (
      <ConnectionBadge status={personOf(row).connectionStatus}>{text}</ConnectionBadge>
    ),
    phoneNumbers: (row) => <span className={css.number}>{firstPhone(row)}</span>,
  },
  controls: {
    phoneNumbers: PhonesField,
    emailAddresses: EmailsField,
    birthDate: PartialDateField,
  },
  contacts: personCards,
  letters: {
    households: true,
    codes: async (ids) => (await import('../../../api/families/family-codes.ts')).readCodes(ids),
    load: () => import('./letters-to-people.ts').then((part) => part.lettersToPeople),
  },
  advice: LikePeopleAdvice,
  together: ({ rows, onDone }) => <JoinKey personIds={rows.map(({ id }) => id)} onDone={onDone} />,
  marks: (row) => {
    const { status } = personOf(row);
    return status === 'active' || isArchived(row) ? null : <RecordBadge status={status} />;
  },
};

import { Link } from '@tanstack/react-router';
import Users from 'lucide-react/icons/users';
import { likenessWords } from '#domain/people/likeness.ts';
import { people } from '#domain/people/people.ts';
import { type AnyRow, rowOf } from '#domain/register/register.ts';
import { type LikePerson, likePeople } from '#store/people/like-people.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import * as css from './people.css.ts';

const words = ({ why, church }: LikePerson) =>
  [likenessWords[why], church].filter(Boolean).join(', ');

/** Says while somebody types that the person may be here already. It stops nobody. */
export function LikePeopleAdvice({ row, isNew }: { row: AnyRow; isNew: boolean }) {
  // Whoever is here already has their namesakes for good.
  return isNew ? <LikePeople row={row} /> : null;
}

function LikePeople({ row }: { row: AnyRow }) {
  const { firstName, lastName, nickName, phoneNumbers, emailAddresses, birthDate } = rowOf(
    people,
    row,
  );
  const typed = {
    firstName: firstName ?? '',
    lastName,
    nickName,
    phoneNumbers,
    emailAddresses,
    birthDate,
  };
  const live = useKept(useLive(likePeople, row.id, typed));
  const found = live.state === 'ready' ? live.data : [];
  if (found.length === 0) return null;
  return (
    <Banner
      tone="warning"
      icon={Users}
      title={
        found.length === 1 ? 'Is this person here already?' : 'Is one of these the same person?'
      }
    >
      <ul className={css.alike}>
        {found.map((one) => (
          <li key={one.id}>
            <Link to="/pages/profile/$personId" params={{ personId: one.id }} className={css.link}>
              {one.name}
            </Link>{' '}
            ({words(one)})
          </li>
        ))}
      </ul>
    </Banner>
  );
}

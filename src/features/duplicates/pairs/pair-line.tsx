import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Person } from '#domain/people/entities.ts';
import { nameOf } from '#domain/people/rules.ts';
import type { NamedPair } from '#store/duplicates/standing-pairs.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import * as css from './duplicates.css.ts';

function One({ person, about }: { person: Person; about: readonly (string | null)[] }) {
  const name = nameOf(person);
  return (
    <span className={css.one}>
      <Avatar name={name} size="middle" />
      <span className={css.who}>
        <Link to="/pages/profile/$personId" params={{ personId: person.id }} className={css.name}>
          {name}
        </Link>
        <span className={css.detail}>{about.filter(Boolean).join(', ')}</span>
      </span>
    </span>
  );
}

/** Two people beside each other, why they stand here, and what can be done. */
export function PairLine({
  pair: { both, churches, connections },
  why,
  children,
}: {
  pair: NamedPair;
  why: string;
  children: ReactNode;
}) {
  return (
    <li className={css.pair}>
      <One person={both[0]} about={[churches[0], connections[0]]} />
      <One person={both[1]} about={[churches[1], connections[1]]} />
      <span className={css.why}>{why}</span>
      <span className={css.keys}>{children}</span>
    </li>
  );
}

import { Link } from '@tanstack/react-router';
import { PhotoAvatar } from '../../ui/avatar-group/photo-avatar.tsx';
import { Rows } from '../../ui/rows/rows.tsx';
import { grouped } from '../../ui/time.ts';
import * as css from './people-card.css.ts';
import { SideCard } from './side-card.tsx';

/** Somebody who belongs to the row of a page. */
export interface PersonOfRow {
  /** Of the row that says so. */
  id: string;
  /** Leads to their profile; without it, their name leads nowhere. */
  personId?: string;
  name: string;
  /** Address to show a photo from; null for none. */
  photo: string | null;
  /** 'Leader', 'Daughter, 12'. */
  note: string;
}

const shown = 8;

function Named({ personId, name }: PersonOfRow) {
  if (personId === undefined) return <bdi className={css.name}>{name}</bdi>;
  return (
    <Link to="/pages/profile/$personId" params={{ personId }} className={css.link}>
      <bdi>{name}</bdi>
    </Link>
  );
}

/** The first people of a row, beside its overview, and the way to all of them. */
export function PeopleCard({
  title,
  many,
  people,
  nobody,
  mayAdd,
  onAll,
}: {
  title: string;
  /** Word for them: 'members'. */
  many: string;
  people: readonly PersonOfRow[];
  /** Sentence in the place of people. */
  nobody: string;
  mayAdd: boolean;
  /** Opens the list in which somebody is added too. */
  onAll(): void;
}) {
  return (
    <SideCard title={title} action={mayAdd ? { label: 'Add', onAct: onAll } : null}>
      {people.length === 0 && <p className={css.note}>{nobody}</p>}
      <ul className={css.people}>
        <Rows of={people.slice(0, shown)} keyOf={({ id }) => id}>
          {(person) => (
            <li className={css.person}>
              <PhotoAvatar name={person.name} photo={person.photo} />
              <span className={css.words}>
                <Named {...person} />
                <span className={css.note}>{person.note}</span>
              </span>
            </li>
          )}
        </Rows>
      </ul>
      {people.length > shown && (
        <button type="button" className={css.all} onClick={onAll}>
          Show all {grouped(people.length)} {many}
        </button>
      )}
    </SideCard>
  );
}

import type { NamedPickupPerson, PickupOfFamily } from '#store/families/pickup-people.ts';
import { phoneLink, spokenPhone } from '#domain/values/phone.ts';
import { Rows } from '../../../ui/rows/rows.tsx';
import * as css from './pickup-card.css.ts';
import { StandingBadge } from './standing-badge.tsx';

function Entry({ called, relationship, phone, standing, note }: NamedPickupPerson) {
  return (
    <li className={css.person}>
      <span>
        <bdi className={css.name}>{called}</bdi>
        {relationship && <span className={css.muted}> · {relationship}</span>}
      </span>
      {phone && (
        <a href={phoneLink(phone)} className={css.phone}>
          {spokenPhone(phone)}
        </a>
      )}
      <StandingBadge standing={standing} />
      {note && <span className={css.note}>{note}</span>}
    </li>
  );
}

/** A person at the door acts on the list: it says where it may not be the whole one. */
function noteOf({ people, held }: PickupOfFamily): string | null {
  if (held === 'coming') return 'Not everybody is here yet: this device still loads its data.';
  if (held === 'some') return 'This device may not hold everybody. Open the list to see them all.';
  if (people.length > 0) return null;
  return 'Nobody is named yet who may pick up the children, or may not.';
}

/** Pick-up people of one family. */
export function PickupList({ label, of }: { label: string; of: PickupOfFamily }) {
  const note = noteOf(of);
  return (
    <>
      {note && <p className={css.muted}>{note}</p>}
      <ul className={css.people} aria-label={label}>
        <Rows of={of.people} keyOf={({ id }) => id}>
          {(one) => <Entry {...one} />}
        </Rows>
      </ul>
    </>
  );
}

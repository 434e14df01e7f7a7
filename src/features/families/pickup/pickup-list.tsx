import type { NamedPickupPerson } from '#store/families/pickup-people.ts';
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

/** Pick-up people of one family. */
export function PickupList({ label, of }: { label: string; of: readonly NamedPickupPerson[] }) {
  return (
    <ul className={css.people} aria-label={label}>
      <Rows of={of} keyOf={({ id }) => id}>
        {(one) => <Entry {...one} />}
      </Rows>
    </ul>
  );
}

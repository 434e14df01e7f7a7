import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import { Avatar } from '../avatar/avatar.tsx';
import { Badge } from '../badge/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import * as css from './check-in-result.css.ts';

const looks = {
  /** This device knows it; the other gates do not yet. Never green. */
  here: {
    tone: 'info',
    icon: TabletSmartphone,
    title: 'Accepted here',
    word: 'Not yet confirmed',
  },
  confirmed: { tone: 'success', icon: CircleCheck, title: 'Checked in', word: 'Confirmed' },
} as const;

/** Whether the server agreed that somebody is in. */
export type CheckedIn = keyof typeof looks;

/** In a list of who is there. */
export function CheckInBadge({ state }: { state: CheckedIn }) {
  const { tone, icon, word } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}

/** After a ticket was scanned: whether it counts, and who came. */
export function CheckInResult({
  state,
  person,
  facts,
}: {
  state: CheckedIn;
  /** `detail`: '15, daughter of Mandla'. */
  person: { name: string; detail: string };
  /** 'Bus', '2, Soweto'. */
  facts: readonly { name: string; value: string }[];
}) {
  const { icon, title, word } = looks[state];
  return (
    <section className={css.result} aria-label={`Ticket of ${person.name}`}>
      <output className={css.heads[state]}>
        <span className={css.discs[state]}>
          <Icon of={Check} size="hero" />
        </span>
        <span className={css.title}>{title}</span>
        <span className={css.state}>
          <Icon of={icon} size="md" />
          {word}
        </span>
      </output>
      <div className={css.body}>
        <div className={css.person}>
          <Avatar name={person.name} size="middle" />
          <div>
            <p className={css.name}>{person.name}</p>
            <p className={css.detail}>{person.detail}</p>
          </div>
        </div>
        <dl className={css.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className={css.factName}>{name}</dt>
              <dd className={css.fact}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

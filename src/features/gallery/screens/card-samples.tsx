import CalendarDays from 'lucide-react/icons/calendar-days';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import Plus from 'lucide-react/icons/plus';
import { useState, type ReactNode } from 'react';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Landscape, type LandscapeTone } from '../../../ui/landscape/landscape.tsx';
import { PresenceAvatar } from '../../../ui/presence/presence-avatar.tsx';
import { ProgressRing } from '../../../ui/progress-ring/progress-ring.tsx';
import { Prose } from '../../../ui/prose/prose.tsx';
import { RadioCards } from '../../../ui/radio-cards/radio-cards.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { SyncState } from '../../../ui/sync-state/sync-state.tsx';
import * as css from './cards.css.ts';

/** A picture, what it is, and one thing to do. */
export function Media({
  title,
  about,
  fact,
  act,
  tone,
}: {
  title: string;
  about: string;
  fact: string;
  act: string;
  tone: LandscapeTone;
}) {
  return (
    <Card className={css.media}>
      <Landscape tone={tone} className={css.picture} />
      <div className={css.under}>
        <p className={css.title}>{title}</p>
        <p className={css.muted}>{about}</p>
        <div className={css.between}>
          <span className={css.muted}>{fact}</span>
          <Button kind="soft">{act}</Button>
        </div>
      </div>
    </Card>
  );
}

export type Fact = readonly [name: string, value: string];

/** Names on the left, what they are on the right. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.rows}>
      {facts.map(([name, value]) => (
        <div key={name} className={css.between}>
          <dt className={css.muted}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Rows({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Card className={css.stack}>
      <p className={css.title}>{title}</p>
      <Facts facts={facts} />
    </Card>
  );
}

export function Price({ name, price, about }: { name: string; price: string; about: string }) {
  return (
    <Card className={css.stack}>
      <p className={css.title}>{name}</p>
      <p className={css.number}>{price}</p>
      <p className={css.muted}>{about}</p>
      <Button kind="secondary" wide>
        Choose {name}
      </Button>
    </Card>
  );
}

function By({ name, about }: { name: string; about: string }) {
  return (
    <div className={css.person}>
      <Avatar name={name} />
      <div>
        <p>{name}</p>
        <p className={css.muted}>{about}</p>
      </div>
    </div>
  );
}

export function Said({ by, about, children }: { by: string; about: string; children: string }) {
  return (
    <Card className={css.stack}>
      <Prose>
        <blockquote>{children}</blockquote>
      </Prose>
      <By name={by} about={about} />
    </Card>
  );
}

export function Post({ by, when, children }: { by: string; when: string; children: string }) {
  const [liked, setLiked] = useState(false);
  return (
    <Card className={css.stack}>
      <By name={by} about={when} />
      <p>{children}</p>
      <Button kind="ghost" aria-pressed={liked} onClick={() => setLiked(!liked)}>
        {liked ? 'You gave thanks' : 'Give thanks'}
      </Button>
    </Card>
  );
}

export function Person() {
  return (
    <Card className={css.middle}>
      <PresenceAvatar name="Bongani Ndlovu" presence="online" size="profile" />
      <p className={css.title}>Bongani Ndlovu</p>
      <p className={css.muted}>Sound engineer, Soweto</p>
      <div className={css.person}>
        <Button icon={Mail}>Email</Button>
        <Button icon={Phone}>Call</Button>
      </div>
      <div className={css.below}>
        <Facts facts={[['Serving team', 'Worship']]} />
      </div>
    </Card>
  );
}

export function Share() {
  return (
    <Card>
      <div className={css.person}>
        <ProgressRing value={9} of={12} label="Reports" />
        <div>
          <p className={css.title}>9 of 12 reports</p>
          <p className={css.muted}>3 still to come</p>
        </div>
      </div>
    </Card>
  );
}

const payments = [
  { value: 'full', label: 'Pay in full', detail: 'R 950,00 today' },
  { value: 'part', label: 'Deposit', detail: 'R 300,00 now, the rest by 4 Dec' },
] as const;

export function Choice() {
  const [chosen, setChosen] = useState<'full' | 'part'>('full');
  return <RadioCards label="How to pay" options={payments} value={chosen} onChange={setChosen} />;
}

/** The whole card is a button: there is nothing else in it. */
export function Empty() {
  const [added, setAdded] = useState(0);
  const words = added === 0 ? 'Time, name and church' : `${added} added`;
  return (
    <button type="button" className={css.empty} onClick={() => setAdded(added + 1)}>
      <Icon of={Plus} size="xl" />
      <span className={css.title}>Add a service</span>
      <span className={css.muted}>{words}</span>
    </button>
  );
}

export function Loading() {
  return (
    <Card>
      <Skeleton lines={4} what="a card" />
    </Card>
  );
}

export function Selected() {
  const [on, setOn] = useState(true);
  return (
    <Card className={cx(css.stack, on && css.selected)}>
      <div className={css.between}>
        <Checkbox
          label="First service, 08:00"
          hint="Soweto, Sunday 22 November"
          checked={on}
          onChange={setOn}
        />
        <SyncState state="sent" />
      </div>
    </Card>
  );
}

/** Front and back of a card for members. */
export function Face({ title, words }: { title: string; words: ReactNode }) {
  return (
    <>
      <Icon of={CalendarDays} size="lg" />
      <p className={css.title}>{title}</p>
      <p>{words}</p>
    </>
  );
}

import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useState, type ComponentType } from 'react';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ExpandCard } from '../../../ui/card/expand-card.tsx';
import { FlipCard } from '../../../ui/card/flip-card.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { Prose } from '../../../ui/prose/prose.tsx';
import * as css from './cards.css.ts';

export type CardKind =
  | 'article'
  | 'listing'
  | 'list'
  | 'info'
  | 'shopping'
  | 'pricing'
  | 'testimonial'
  | 'post'
  | 'interactive';

interface SampleCard {
  id: string;
  kind: CardKind;
  Sample: ComponentType;
}

function Media({ title, about, act }: { title: string; about: string; act: string }) {
  return (
    <Card className={css.stack}>
      <div className={css.picture} />
      <p className={css.title}>{title}</p>
      <p className={css.muted}>{about}</p>
      <Button kind="soft">{act}</Button>
    </Card>
  );
}

function Rows({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <Card className={css.stack}>
      <p className={css.title}>{title}</p>
      <dl className={css.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={css.between}>
            <dt className={css.muted}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Price({ name, price, about }: { name: string; price: string; about: string }) {
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

function Said({ by, children }: { by: string; children: string }) {
  return (
    <Card className={css.stack}>
      <Prose>
        <blockquote>{children}</blockquote>
      </Prose>
      <div className={css.person}>
        <Avatar name={by} />
        <span>{by}</span>
      </div>
    </Card>
  );
}

function Post({ by, when, children }: { by: string; when: string; children: string }) {
  const [liked, setLiked] = useState(false);
  return (
    <Card className={css.stack}>
      <div className={css.person}>
        <Avatar name={by} />
        <div>
          <p>{by}</p>
          <p className={css.muted}>{when}</p>
        </div>
      </div>
      <p>{children}</p>
      <Button kind="ghost" aria-pressed={liked} onClick={() => setLiked(!liked)}>
        {liked ? 'You gave thanks' : 'Give thanks'}
      </Button>
    </Card>
  );
}

function Number({ name, value, change }: { name: string; value: string; change: string }) {
  return (
    <Card className={css.stack}>
      <p className={css.muted}>{name}</p>
      <p className={css.number}>{value}</p>
      <Badge tone="success">{change}</Badge>
    </Card>
  );
}

function Person() {
  return (
    <Card className={css.middle}>
      <Avatar name="Bongani Ndlovu" size="profile" />
      <p className={css.title}>Bongani Ndlovu</p>
      <p className={css.muted}>Sound engineer, Soweto</p>
      <div className={css.person}>
        <Button icon={Mail}>Email</Button>
        <Button icon={Phone}>Call</Button>
      </div>
    </Card>
  );
}

function Choice() {
  const [on, setOn] = useState(true);
  return (
    <Card>
      <Checkbox
        label="First service, 08:00"
        hint="Soweto, Sunday 22 November"
        checked={on}
        onChange={setOn}
      />
    </Card>
  );
}

const card = (id: string, kind: CardKind, Sample: ComponentType): SampleCard => ({
  id,
  kind,
  Sample,
});

/** Two or more of each kind. */
export const sampleCards: readonly SampleCard[] = [
  card('carols', 'article', () => (
    <Media
      title="Carols by candlelight"
      about="Sat 12 Dec, 18:30, Orlando Stadium lawns"
      act="Read it"
    />
  )),
  card('roof', 'article', () => (
    <Media title="The roof is on" about="Eleven weeks, forty people, one storm" act="Read it" />
  )),
  card('camp', 'article', () => (
    <Media title="Youth camp" about="What to bring, and what to leave" act="Read it" />
  )),
  card('hall', 'listing', () => (
    <Media title="Jabulani hall" about="200 seats, R 450,00 a day" act="Ask for a day" />
  )),
  card('room', 'listing', () => (
    <Media title="Prayer room" about="12 seats, without a fee" act="Ask for a day" />
  )),
  card('cell', 'list', () => (
    <Rows
      title="Harare cell"
      rows={[
        ['Leader', 'Fatima Adams'],
        ['Place', '18 Harare Square'],
        ['Last report', 'Tue 17 Nov'],
      ]}
    />
  )),
  card('due', 'list', () => (
    <Rows
      title="Reports due"
      rows={[
        ['Soweto', 'Sun 22 Nov'],
        ['Tshwane', 'Sun 22 Nov'],
      ]}
    />
  )),
  card('first-timers', 'info', () => (
    <Number name="First timers" value="64" change="11 more than 15 Nov" />
  )),
  card('person', 'info', Person),
  card('reports', 'info', () => (
    <Card className={css.stack}>
      <p className={css.title}>9 of 12 reports</p>
      <ProgressBar value={9} of={12} words="3 still to come" />
    </Card>
  )),
  card('songbook', 'shopping', () => (
    <Media title="Songbook" about="R 120,00, in four languages" act="Add one" />
  )),
  card('candles', 'shopping', () => (
    <Media title="Candles, box of 50" about="R 240,00" act="Add a box" />
  )),
  card('small', 'pricing', () => (
    <Price name="One church" price="R 190,00" about="A month, VAT included" />
  )),
  card('large', 'pricing', () => (
    <Price name="Twelve churches" price="R 990,00" about="A month, VAT included" />
  )),
  card('naledi', 'testimonial', () => (
    <Said by="Naledi Mokoena">On Sundays I count people now, not papers.</Said>
  )),
  card('sipho', 'testimonial', () => (
    <Said by="Sipho Mthembu">The signal went away. The numbers did not.</Said>
  )),
  card('thanks', 'post', () => (
    <Post by="Ayanda Zulu" when="Today, 09:41">
      Thank you for the lift on Sunday.
    </Post>
  )),
  card('choir', 'post', () => (
    <Post by="Lerato Dlamini" when="Yesterday, 18:20">
      Choir practice moves to Thursday.
    </Post>
  )),
  card('expand', 'interactive', () => (
    <ExpandCard title="Harare cell" subtitle="16 people, Tuesdays 18:00">
      Leader: Fatima Adams
    </ExpandCard>
  )),
  card('flip', 'interactive', () => (
    <FlipCard label="Member card" front={<p>Naledi Mokoena</p>} back={<p>GV7K 4M2P</p>} />
  )),
  card('choice', 'interactive', Choice),
];

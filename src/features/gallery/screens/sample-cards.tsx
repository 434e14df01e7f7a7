import type { ComponentType } from 'react';
import { Card } from '../../../ui/card/card.tsx';
import { ExpandCard } from '../../../ui/card/expand-card.tsx';
import { FlipCard } from '../../../ui/card/flip-card.tsx';
import type { LandscapeTone } from '../../../ui/landscape/landscape.tsx';
import { StatTile, type Stat } from '../../../ui/stat-tile/stat-tile.tsx';
import {
  Choice,
  Empty,
  Face,
  Facts,
  Loading,
  Media,
  Person,
  Post,
  Price,
  Rows,
  Said,
  Selected,
  Share,
  type Fact,
} from './card-samples.tsx';

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
  kind: CardKind;
  /** Name of the example. */
  title: string;
  Sample: ComponentType;
}

const card = (kind: CardKind, title: string, Sample: ComponentType): SampleCard => ({
  kind,
  title,
  Sample,
});

type MediaWords = readonly [title: string, about: string, fact: string];

const media = (
  kind: CardKind,
  name: string,
  [title, about, fact]: MediaWords,
  act: string,
  tone: LandscapeTone = 'accent',
) => card(kind, name, () => <Media {...{ title, about, fact, act, tone }} />);

const number = (stat: Stat) =>
  card('info', stat.values ? 'Number with a trend' : 'Number with a fact', () => (
    <Card>
      <dl>
        <StatTile {...stat} />
      </dl>
    </Card>
  ));

const cell: readonly Fact[] = [
  ['Leader', 'Fatima Adams'],
  ['Place', '18 Harare Square'],
  ['Last report', 'Tue 17 Nov'],
];

/** The kinds of card that the product has, two to seven of each. */
export const sampleCards: readonly SampleCard[] = [
  media(
    'article',
    'Media, with one action',
    ['Carols by candlelight', 'Sat 12 Dec, 18:30, Orlando Stadium lawns', '612 of 800 places'],
    'Register',
  ),
  card('info', 'Person', Person),
  number({
    label: 'First timers',
    value: '64',
    change: { way: 'up', words: '11 more than 15 Nov' },
    values: [48, 55, 41, 60, 57, 53, 64],
  }),
  card('info', 'Share of the whole', Share),
  card('interactive', 'Expandable', () => (
    <ExpandCard title="Harare cell" subtitle="16 people, Tuesdays 18:00">
      <Facts facts={cell} />
    </ExpandCard>
  )),
  card('interactive', 'Flip: front and back', () => (
    <FlipCard
      label="Member card"
      front={<Face title="Member card" words="Naledi Mokoena" />}
      back={<Face title="GV7K 4M2P" words="Show at check-in" />}
    />
  )),
  card('interactive', 'Choice: one of several', Choice),
  card('interactive', 'Empty and add', Empty),
  card('interactive', 'Loading', Loading),
  card('interactive', 'Selected', Selected),
  media(
    'article',
    'Story',
    ['The roof is on', 'Eleven weeks, forty people, one storm', '4 minutes'],
    'Read it',
    'info',
  ),
  media(
    'article',
    'Guide',
    ['Youth camp', 'What to bring, and what to leave', '2 minutes'],
    'Read it',
    'success',
  ),
  media(
    'listing',
    'Place',
    ['Jabulani hall', '200 seats, kitchen, ramp', 'R 450,00 a day'],
    'Ask for a day',
    'violet',
  ),
  media(
    'listing',
    'Place without a fee',
    ['Prayer room', '12 seats, quiet', 'Free'],
    'Ask for a day',
    'info',
  ),
  card('list', 'Facts', () => <Rows title="Harare cell" facts={cell} />),
  card('list', 'What is due', () => (
    <Rows
      title="Reports due"
      facts={[
        ['Soweto', 'Sun 22 Nov'],
        ['Tshwane', 'Sun 22 Nov'],
      ]}
    />
  )),
  number({ label: 'Follow-ups due', value: '27', fact: '9 are overdue' }),
  media(
    'shopping',
    'Something to buy',
    ['Songbook', 'In four languages', 'R 120,00'],
    'Add one',
    'warning',
  ),
  media('shopping', 'By the box', ['Candles', 'Box of 50', 'R 240,00'], 'Add a box', 'accent'),
  card('pricing', 'Plan', () => (
    <Price name="One church" price="R 190,00" about="A month, VAT included" />
  )),
  card('pricing', 'Larger plan', () => (
    <Price name="Twelve churches" price="R 990,00" about="A month, VAT included" />
  )),
  card('testimonial', 'Somebody’s words', () => (
    <Said by="Naledi Mokoena" about="Leader of ushers, Soweto">
      On Sundays I count people now, not papers.
    </Said>
  )),
  card('testimonial', 'Somebody’s words, shorter', () => (
    <Said by="Sipho Mthembu" about="Pastor, Khayelitsha">
      The signal went away. The numbers did not.
    </Said>
  )),
  card('post', 'Thanks', () => (
    <Post by="Ayanda Zulu" when="Today, 09:41">
      Thank you for the lift on Sunday.
    </Post>
  )),
  card('post', 'News', () => (
    <Post by="Lerato Dlamini" when="Yesterday, 18:20">
      Choir practice moves to Thursday.
    </Post>
  )),
];

import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import * as css from './cards.css.ts';
import { sampleCards, type CardKind } from './sample-cards.tsx';

const kinds: readonly { kind: CardKind | 'all'; title: string }[] = [
  { kind: 'all', title: 'All' },
  { kind: 'article', title: 'Article' },
  { kind: 'listing', title: 'Listing' },
  { kind: 'list', title: 'List' },
  { kind: 'info', title: 'Info' },
  { kind: 'shopping', title: 'Shopping' },
  { kind: 'pricing', title: 'Pricing' },
  { kind: 'testimonial', title: 'Testimonial' },
  { kind: 'post', title: 'Post' },
  { kind: 'interactive', title: 'Interactive' },
];

const of = (kind: CardKind | 'all') =>
  sampleCards.filter((card) => kind === 'all' || card.kind === kind);

/** Cards of every kind, or of one. */
export function Cards() {
  const [chosen, setChosen] = useState<CardKind | 'all'>('all');
  return (
    <>
      <fieldset className={css.filter}>
        <legend className={css.muted}>Kind of card</legend>
        {kinds.map(({ kind, title }) => (
          <Button
            key={kind}
            kind={kind === chosen ? 'soft' : 'ghost'}
            aria-pressed={kind === chosen}
            onClick={() => setChosen(kind)}
          >
            {title} ({of(kind).length})
          </Button>
        ))}
      </fieldset>
      <ul className={css.grid} aria-label="Cards">
        {of(chosen).map(({ title, Sample }) => (
          <li key={title} className={css.one}>
            <p className={css.what}>{title}</p>
            <Sample />
          </li>
        ))}
      </ul>
    </>
  );
}

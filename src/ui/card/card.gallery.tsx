import type { Example } from '../gallery.ts';
import { Card } from './card.tsx';
import { ExpandCard } from './expand-card.tsx';
import { FlipCard } from './flip-card.tsx';

export const gallery: Example[] = [
  { label: 'Card', Example: () => <Card>By age</Card> },
  {
    label: 'Expandable',
    Example: () => (
      <ExpandCard title="Harare cell" subtitle="16 people, Tuesdays 18:00">
        Leader: Fatima Adams
      </ExpandCard>
    ),
  },
  {
    label: 'Flip: front and back',
    Example: () => (
      <FlipCard
        label="Member card"
        front={<p>Naledi Mokoena</p>}
        back={<p>GV7K 4M2P. Show at check-in</p>}
      />
    ),
  },
];

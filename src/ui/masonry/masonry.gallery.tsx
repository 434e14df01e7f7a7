import { Card } from '../card/card.tsx';
import type { Example } from '../gallery.ts';
import { Masonry } from './masonry.tsx';

const notes = [
  'Buy candles',
  'Ask Fatima about the hall, and whether the sound desk may stay there over the week',
  'Songs for Sunday',
  'Thank the kitchen',
];

export const gallery: Example[] = [2, 3].map((columns) => ({
  label: `${columns} columns`,
  Example: () => (
    <Masonry
      label={`Notes in ${columns} columns`}
      items={notes}
      columns={columns}
      itemKey={(note) => note}
    >
      {(note) => <Card>{note}</Card>}
    </Masonry>
  ),
}));

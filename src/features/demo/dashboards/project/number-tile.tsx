import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import type { NumberCard } from '#domain/demo/dashboards/project.ts';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { Menu, MenuChoices } from '../../../../ui/menu/menu.tsx';
import { grouped } from '../../../../ui/time.ts';
import * as css from './project.css.ts';

const days = [
  { value: '0', label: 'Today' },
  { value: '1', label: 'Yesterday' },
  { value: '2', label: 'Two days ago' },
] as const;
type Day = (typeof days)[number]['value'];

/** The colour belongs to what is counted, which stands above the number. */
const tones: Record<string, keyof typeof css.count> = {
  Summary: 'info',
  Overdue: 'danger',
  Issues: 'warning',
  Features: 'success',
};

/** One number of the project, on a day that its menu chooses. */
export function NumberTile({ card }: { card: NumberCard }) {
  const [day, setDay] = useState<Day>('0');
  const shown = card.days[Number(day)] ?? { count: 0, besides: 0 };
  const label = days.find(({ value }) => value === day)?.label ?? '';
  return (
    <section className={css.tile} aria-label={card.title}>
      <div className={css.tileHead}>
        <h2 className={css.tileTitle}>
          {card.title}
          {day !== '0' && `, ${label.toLowerCase()}`}
        </h2>
        <Menu trigger={<IconButton icon={Ellipsis} label={`Day of ${card.title.toLowerCase()}`} />}>
          <MenuChoices<Day> label="Day" options={days} value={day} onChange={setDay} />
        </Menu>
      </div>
      <p className={css.counted}>
        <strong className={css.count[tones[card.title] ?? 'info']}>{grouped(shown.count)}</strong>{' '}
        {card.counted}
      </p>
      <p className={css.beside}>
        {card.besides} <strong>{grouped(shown.besides)}</strong>
      </p>
    </section>
  );
}

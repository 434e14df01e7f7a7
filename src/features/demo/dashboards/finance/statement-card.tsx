import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useRef, useState } from 'react';
import type { Statement } from '#domain/demo/dashboards/finance.ts';
import { dateWithYear } from '#domain/values/dates/local-date.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/menu/menu.tsx';
import { printAlone } from '../../../../ui/print-alone/print-alone.ts';
import * as page from '../parts/dashboard.css.ts';
import { Figures, type Figure } from '../parts/figures.tsx';
import { rand } from '../../../../demo/money.ts';
import * as css from './finance.css.ts';
import { StatementSheet, type View } from './statement-sheet.tsx';

interface StatementProps {
  title: string;
  /** The previous one is paid. */
  isPaid: boolean;
  statement: Statement;
}

function figuresOf({ limit, spent, minimum }: Statement): Figure[] {
  return [
    { name: 'Card limit', value: rand(limit) },
    { name: 'Spent', value: rand(spent) },
    { name: 'Minimum', value: rand(minimum) },
  ];
}

function mailOf(title: string, state: string, statement: Statement): string {
  const lines = figuresOf(statement).map(({ name, value }) => `${name}: ${value}`);
  const body = [state, ...lines].join('\r\n').replaceAll('\u00a0', ' ');
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}

/** A statement of the card, and what else there is to know of it. */
export function StatementCard({ title, isPaid, statement }: StatementProps) {
  const [view, setView] = useState<View | null>(null);
  const card = useRef<HTMLElement>(null);
  const day = dateWithYear(statement.date);
  const state = isPaid ? `Paid on ${day}` : `To be paid before ${day}`;
  return (
    <section ref={card} className={page.card} aria-label={title}>
      <div className={page.cardHead}>
        <div>
          <h2 className={page.title}>{title}</h2>
          <p className={isPaid ? css.paid : css.unpaid}>
            <Icon of={isPaid ? CircleCheck : Clock} size="xs" />
            {state}
          </p>
        </div>
        <div className={page.printHidden}>
          <Menu
            trigger={
              <IconButton icon={EllipsisVertical} label={`More about the ${title.toLowerCase()}`} />
            }
          >
            <MenuItem onSelect={() => setView('statement')}>View statement</MenuItem>
            <MenuItem onSelect={() => setView('spending')}>Spending breakdown</MenuItem>
            <MenuItem onSelect={() => setView('tax')}>Tax breakdown</MenuItem>
            <MenuItem onSelect={() => card.current && printAlone(card.current)}>
              Print statement
            </MenuItem>
            <MenuItem onSelect={() => location.assign(mailOf(title, state, statement))}>
              Email statement
            </MenuItem>
          </Menu>
        </div>
      </div>
      <Figures figures={figuresOf(statement)} />
      {view !== null && (
        <StatementSheet
          title={title}
          state={state}
          view={view}
          statement={statement}
          onClose={() => setView(null)}
        />
      )}
    </section>
  );
}

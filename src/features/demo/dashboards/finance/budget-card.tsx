import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import Download from 'lucide-react/icons/download';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import Receipt from 'lucide-react/icons/receipt';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useRef } from 'react';
import type { Budget } from '#domain/demo/dashboards/finance.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/menu/menu.tsx';
import { printAlone } from '../../../../ui/print-alone/print-alone.ts';
import * as page from '../parts/dashboard.css.ts';
import { rand } from '../../../../demo/money.ts';
import * as css from './finance.css.ts';
import { budgetBars, budgetSentence, type BudgetBar } from './finance-words.ts';

const icons = { Expenses: ArrowDownToLine, Savings: PiggyBank, Bills: Receipt } as const;

function Bar({ bar: { name, amount, most, against, over } }: { bar: BudgetBar }) {
  return (
    <li className={css.bar}>
      <span className={css.barIcon}>
        <Icon of={icons[name]} size="sm" />
      </span>
      <div className={css.barWords}>
        <p className={css.barLine}>
          <span>{name}</span>
          <span className={css.barAmount}>
            <strong>{rand(amount)}</strong> {against}
          </span>
        </p>
        <progress
          className={over === null ? css.progress.within : css.progress.over}
          aria-label={`${name}: ${rand(amount)} ${against}`}
          value={Math.min(amount, most)}
          max={most || 1}
        />
        {over !== null && (
          <p className={css.over}>
            <Icon of={TriangleAlert} size="xs" />
            {over}
          </p>
        )}
      </div>
    </li>
  );
}

/** Expenses, savings and bills of this month’s budget. */
export function BudgetCard({
  budget,
  month,
  onDownload,
}: {
  budget: Budget;
  month: string;
  onDownload(): void;
}) {
  const card = useRef<HTMLElement>(null);
  return (
    <section ref={card} className={page.card} aria-label="Budget">
      <div className={page.cardHead}>
        <div>
          <h2 className={page.title}>Budget</h2>
          <p className={page.facts}>{month}</p>
        </div>
        <div className={page.printHidden}>
          <Menu trigger={<IconButton icon={EllipsisVertical} label="More about the budget" />}>
            <MenuItem onSelect={() => card.current && printAlone(card.current)}>
              Print budget
            </MenuItem>
            <MenuItem onSelect={onDownload}>Download summary</MenuItem>
          </Menu>
        </div>
      </div>
      <p className={css.sentence}>{budgetSentence(budget)}</p>
      <ul className={css.bars}>
        {budgetBars(budget).map((bar) => (
          <Bar key={bar.name} bar={bar} />
        ))}
      </ul>
      <div className={css.foot}>
        <Button icon={Download} onClick={onDownload}>
          Download summary
        </Button>
      </div>
    </section>
  );
}

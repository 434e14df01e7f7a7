import { useRouterState } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo, useId } from 'react';
import { shownOf, type NavigationItem, type Parent } from '#domain/shell/navigation-item.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon/icon.tsx';
import {
  ItemBadge,
  ItemIcon,
  ItemSubtitle,
  ItemWords,
  type NavigationCounts,
} from './item-words.tsx';
import * as css from './navigation.css.ts';
import { NavigationLink } from './navigation-link.tsx';
import { useOpenParents } from './use-open-parents.ts';

interface Shared {
  counts: NavigationCounts;
  open: ReadonlySet<string>;
  toggle(id: string): void;
}

function Collapsable({ item, ...shared }: Shared & { item: Parent }) {
  const id = useId();
  const isOpen = shared.open.has(item.id);
  return (
    <li>
      <button
        type="button"
        className={cx(css.item, isOpen && css.over)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-disabled={item.disabled}
        onClick={() => !item.disabled && shared.toggle(item.id)}
      >
        <ItemIcon item={item} />
        <span className={css.words}>
          {item.title}
          <ItemSubtitle item={item} counts={shared.counts} />
        </span>
        <ItemBadge item={item} counts={shared.counts} />
        <Icon of={ChevronRight} size="xs" className={css.chevron} />
      </button>
      {isOpen && (
        <ul id={id} className={cx(css.list, css.children)}>
          <Items items={item.children} {...shared} />
        </ul>
      )}
    </li>
  );
}

function Group({ item, ...shared }: Shared & { item: Parent }) {
  const id = useId();
  return (
    <li>
      <p id={id} className={css.heading}>
        {item.title}
      </p>
      <ul className={css.list} aria-labelledby={id}>
        <Items items={item.children} {...shared} />
      </ul>
    </li>
  );
}

function Items({ items, ...shared }: Shared & { items: readonly NavigationItem[] }) {
  return shownOf(items).map((item) => {
    switch (item.type) {
      case 'group':
        return <Group key={item.id} item={item} {...shared} />;
      case 'collapsable':
      case 'aside':
        return <Collapsable key={item.id} item={item} {...shared} />;
      case 'divider':
        return (
          <li key={item.id}>
            <hr className={css.divider} />
          </li>
        );
      case 'spacer':
        return <li key={item.id} aria-hidden="true" className={css.spacer} />;
      case 'basic':
        return (
          <li key={item.id}>
            <NavigationLink item={item} className={css.item}>
              <ItemWords item={item} counts={shared.counts} />
            </NavigationLink>
          </li>
        );
    }
  });
}

export interface NavigationProps {
  items: readonly NavigationItem[];
  counts: NavigationCounts;
}

/** Headings, links, and parents that slide open: one at a time, and always those over the page. */
export const VerticalNavigation = memo(function VerticalNavigation({
  items,
  counts,
}: NavigationProps) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [open, toggle] = useOpenParents(items, path);
  return (
    <ul className={css.list}>
      <Items items={items} counts={counts} open={open} toggle={toggle} />
    </ul>
  );
});

import { useRouterState } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { NavigationItem } from '#domain/shell/navigation-item.ts';
import { holdsCurrent, isDisabled } from '#domain/shell/navigation.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon/icon.tsx';
import { ItemBadge, ItemIcon, type NavigationCounts } from './item-words.tsx';
import * as css from './navigation.css.ts';
import { NavigationLink } from './navigation-link.tsx';
import { NavigationMenu } from './navigation-menu.tsx';
import type { NavigationProps } from './vertical-navigation.tsx';

const look = cx(css.item, css.barItem);

function Entry({
  item,
  counts,
  path,
}: {
  item: NavigationItem;
  counts: NavigationCounts;
  path: string;
}) {
  if (item.type === 'divider') return null;
  if (item.type === 'spacer') return <li aria-hidden="true" className={css.spacer} />;
  if (item.type === 'basic') {
    return (
      <li>
        <NavigationLink
          item={isDisabled(item) ? { ...item, tooltip: `${item.title}: soon` } : item}
          className={look}
        >
          <ItemIcon item={item} />
          {item.title}
          <ItemBadge item={item} counts={counts} />
        </NavigationLink>
      </li>
    );
  }
  const trigger = (
    <button
      type="button"
      className={look}
      disabled={isDisabled(item)}
      data-current={holdsCurrent(item, path) || undefined}
    >
      <ItemIcon item={item} />
      {item.title}
      <ItemBadge item={item} counts={counts} />
      <Icon of={ChevronDown} size="xs" />
    </button>
  );
  return (
    <li>
      <NavigationMenu item={item} counts={counts} side="bottom" trigger={trigger} />
    </li>
  );
}

/** A bar of links and menus; it wraps where the words are large. */
export function HorizontalNavigation({ items, counts }: NavigationProps) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <ul className={css.bar}>
      {items.map((item) => (
        <Entry key={item.id} item={item} counts={counts} path={path} />
      ))}
    </ul>
  );
}

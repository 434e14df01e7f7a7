import { useRouterState } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { NavigationItem, Parent } from '#domain/shell/navigation-item.ts';
import { holdsCurrent, isDisabled } from '#domain/shell/navigation.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon/icon.tsx';
import { ItemBadge, ItemIcon, type NavigationCounts } from './item-words.tsx';
import * as css from './navigation.css.ts';
import { NavigationLink } from './navigation-link.tsx';
import { NavigationMenu } from './navigation-menu.tsx';
import { useFitting } from './use-fitting.ts';
import type { NavigationProps } from './vertical-navigation.tsx';

const look = cx(css.item, css.barItem);

function Entry({
  item,
  counts,
  path,
  hidden,
}: {
  item: NavigationItem;
  counts: NavigationCounts;
  path: string;
  /** It has no room: it only keeps its place, to be measured. */
  hidden: boolean;
}) {
  const place = hidden ? css.noRoom : undefined;
  if (item.type === 'divider') return null;
  if (item.type === 'spacer') return <li aria-hidden="true" className={css.spacer} />;
  if (item.type === 'basic') {
    return (
      <li className={place}>
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
  return (
    <li className={place}>
      <MenuOf item={item} counts={counts} path={path} />
    </li>
  );
}

function MenuOf({ item, counts, path }: { item: Parent; counts: NavigationCounts; path: string }) {
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
  return <NavigationMenu item={item} counts={counts} side="bottom" trigger={trigger} />;
}

/** A bar of links and menus, one line high: for what has no room in it, there is a menu at its end. */
export function HorizontalNavigation({ items, counts }: NavigationProps) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { row, fitting } = useFitting<HTMLUListElement>(items.length);
  const rest = items.slice(fitting);
  return (
    <div className={css.bar}>
      <ul className={css.barItems} ref={row}>
        {items.map((item, at) => (
          <Entry key={item.id} item={item} counts={counts} path={path} hidden={at >= fitting} />
        ))}
      </ul>
      {rest.length > 0 && (
        <MenuOf
          item={{ id: 'more', type: 'collapsable', title: 'More', children: rest }}
          counts={counts}
          path={path}
        />
      )}
    </div>
  );
}

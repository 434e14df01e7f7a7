import { useRouterState } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo } from 'react';
import { shownOf, type NavigationItem, type Parent } from '#domain/shell/navigation-item.ts';
import { holdsCurrent, disabledWord, isDisabled } from '#domain/shell/navigation.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon/icon.tsx';
import { ItemBadge, ItemIcon, type NavigationCounts } from './item-words.tsx';
import * as css from './navigation.css.ts';
import { NavigationLink } from './navigation-link.tsx';
import { ParentButton } from './parent-button.tsx';
import { useFitting } from './use-fitting.ts';
import type { NavigationProps } from './vertical-navigation.tsx';

const looks = {
  filled: cx(css.item, css.barItem),
  lined: cx(css.item, css.barItem, css.linedItem),
};

function Entry({
  item,
  counts,
  path,
  look,
  hidden,
}: {
  item: NavigationItem;
  counts: NavigationCounts;
  path: string;
  look: string;
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
          item={
            isDisabled(item)
              ? { ...item, tooltip: `${item.title}: ${disabledWord(item).toLowerCase()}` }
              : item
          }
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
      <MenuOf item={item} counts={counts} path={path} look={look} />
    </li>
  );
}

function MenuOf({
  item,
  counts,
  path,
  look,
}: {
  item: Parent;
  counts: NavigationCounts;
  path: string;
  look: string;
}) {
  const button = (
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
  return <ParentButton item={item} counts={counts} button={button} />;
}

/**
 * A bar of links and menus, one line high: for what has no room in it, there is a menu at its end.
 * `kind`: whether where one is has a ground, or a line under it.
 */
export const HorizontalNavigation = memo(function HorizontalNavigation({
  items: all,
  counts,
  kind = 'filled',
}: NavigationProps & { kind?: keyof typeof looks }) {
  const look = looks[kind];
  const items = shownOf(all);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { row, fitting } = useFitting<HTMLUListElement>(items.length);
  const rest = items.slice(fitting);
  return (
    <div className={css.bar}>
      <ul className={cx(css.barItems, kind === 'lined' && css.linedItems)} ref={row}>
        {items.map((item, at) => (
          <Entry
            key={item.id}
            item={item}
            counts={counts}
            path={path}
            look={look}
            hidden={at >= fitting}
          />
        ))}
      </ul>
      {rest.length > 0 && (
        <MenuOf
          item={{ id: 'more', type: 'collapsable', title: 'More', children: rest }}
          counts={counts}
          path={path}
          look={look}
        />
      )}
    </div>
  );
});

import * as Dropdown from '@radix-ui/react-dropdown-menu';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactElement } from 'react';
import { shownOf, type NavigationItem, type Parent } from '#domain/shell/navigation-item.ts';
import { disabledWord, isDisabled } from '#domain/shell/navigation.ts';
import { cx } from '../cx.ts';
import { flips } from '../icon/flips.css.ts';
import { Icon } from '../icon/icon.tsx';
import * as menu from '../menu/menu.css.ts';
import { useEntryByKey } from '../menu/use-entry-by-key.ts';
import { pageWay } from '../reading-way.ts';
import { ItemBadge, type NavigationCounts } from './item-words.tsx';
import * as css from './navigation.css.ts';
import { NavigationLink } from './navigation-link.tsx';

function Entry({ item, counts }: { item: NavigationItem; counts: NavigationCounts }) {
  switch (item.type) {
    case 'divider':
      return <Dropdown.Separator className={menu.line} />;
    case 'spacer':
      return null;
    case 'basic':
      return (
        <Dropdown.Item asChild disabled={isDisabled(item)}>
          <NavigationLink item={item} className={menu.item}>
            {item.title}
            <span className={css.end}>
              {isDisabled(item) ? disabledWord(item) : <ItemBadge item={item} counts={counts} />}
            </span>
          </NavigationLink>
        </Dropdown.Item>
      );
    default:
      return (
        <Dropdown.Sub>
          <Dropdown.SubTrigger className={menu.item} disabled={isDisabled(item)}>
            {item.title}
            <Icon of={ChevronRight} size="xs" className={cx(css.end, flips)} />
          </Dropdown.SubTrigger>
          <Dropdown.SubContent className={menu.menu} sideOffset={4} collisionPadding={12}>
            <Entries items={item.children} counts={counts} />
          </Dropdown.SubContent>
        </Dropdown.Sub>
      );
  }
}

function Entries({
  items,
  counts,
}: {
  items: readonly NavigationItem[];
  counts: NavigationCounts;
}) {
  return shownOf(items).map((item) => <Entry key={item.id} item={item} counts={counts} />);
}

export interface NavigationMenuProps {
  item: Parent;
  counts: NavigationCounts;
  trigger: ReactElement;
}

/** The children of a parent, below it. Deeper parents open sideways. */
export function NavigationMenu({ item, counts, trigger }: NavigationMenuProps) {
  const way = pageWay();
  const enter = useEntryByKey();
  return (
    <Dropdown.Root dir={way} defaultOpen modal={false}>
      <Dropdown.Trigger asChild>{trigger}</Dropdown.Trigger>
      <Dropdown.Content
        className={menu.menu}
        side="bottom"
        align="start"
        sideOffset={6}
        collisionPadding={12}
        loop
        onFocus={enter}
      >
        <Entries items={item.children} counts={counts} />
      </Dropdown.Content>
    </Dropdown.Root>
  );
}

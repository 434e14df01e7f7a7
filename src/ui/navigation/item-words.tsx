import { isDisabled } from '#domain/shell/navigation.ts';
import type { Basic, Parent } from '#domain/shell/navigation-item.ts';
import { Count } from '../count/count.tsx';
import type { IconSize } from '../icon/icon.css.ts';
import { Icon } from '../icon/icon.tsx';
import * as css from './navigation.css.ts';
import { navigationIcons } from './navigation-icons.ts';

/** What the device counts for the badges of items. */
export type NavigationCounts = Readonly<Record<'reportsNeedingMe', number>>;

export function ItemIcon({ item, size = 'md' }: { item: Basic | Parent; size?: IconSize }) {
  return item.icon ? <Icon of={navigationIcons[item.icon]} size={size} /> : null;
}

export function ItemBadge({ item, counts }: { item: Basic | Parent; counts: NavigationCounts }) {
  if (item.badge === undefined) return null;
  if ('title' in item.badge) return <>{item.badge.title}</>;
  return <Count value={counts[item.badge.counts]} of="need attention" />;
}

/** Icon, title with its line below, and at the end what waits there, or that it comes later. */
export function ItemWords({ item, counts }: { item: Basic; counts: NavigationCounts }) {
  return (
    <>
      <ItemIcon item={item} />
      <span className={css.words}>
        {item.title}
        {item.subtitle && <span className={css.subtitle}>{item.subtitle}</span>}
      </span>
      <span className={css.end}>
        {isDisabled(item) ? 'Soon' : <ItemBadge item={item} counts={counts} />}
      </span>
    </>
  );
}

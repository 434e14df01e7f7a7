import { disabledWord, isDisabled } from '#domain/shell/navigation.ts';
import type { Basic, Parent } from '#domain/shell/navigation-item.ts';
import { Count } from '../count/count.tsx';
import type { IconSize } from '../icon/icon.css.ts';
import { Icon } from '../icon/icon.tsx';
import * as css from './navigation.css.ts';
import { navigationIcons } from './navigation-icons.ts';

/** Counts of the device for items; null for an unknown count. */
export interface NavigationCounts {
  readonly reportsNeedingMe: number;
  readonly tasksRemaining: number | null;
  readonly mailsUnread: number | null;
}

export function ItemIcon({ item, size = 'md' }: { item: Basic | Parent; size?: IconSize }) {
  return item.icon ? <Icon of={navigationIcons[item.icon]} size={size} /> : null;
}

export function ItemBadge({ item, counts }: { item: Basic | Parent; counts: NavigationCounts }) {
  if (item.badge === undefined) return null;
  if ('title' in item.badge) {
    const { title, look = 'plain' } = item.badge;
    return <span className={css.badges[look]}>{title}</span>;
  }
  const counted = item.badge.counts;
  const of = counted === 'mailsUnread' ? 'unread' : 'need attention';
  return <Count value={counts[counted] ?? 0} of={of} />;
}

function wordsOf(subtitle: Basic['subtitle'], counts: NavigationCounts): string | null {
  if (typeof subtitle !== 'object') return subtitle ?? null;
  const remaining = counts[subtitle.counts];
  return remaining === null ? null : `${remaining} remaining`;
}

/** The line below an item's title. */
export function ItemSubtitle({ item, counts }: { item: Basic | Parent; counts: NavigationCounts }) {
  const words = wordsOf(item.subtitle, counts);
  return words === null ? null : <span className={css.subtitle}>{words}</span>;
}

/** Icon, title with its line below, and at the end what waits there, or that it comes later. */
export function ItemWords({ item, counts }: { item: Basic; counts: NavigationCounts }) {
  return (
    <>
      <ItemIcon item={item} />
      <span className={css.words}>
        {item.title}
        <ItemSubtitle item={item} counts={counts} />
      </span>
      <span className={css.end}>
        {isDisabled(item) ? disabledWord(item) : <ItemBadge item={item} counts={counts} />}
      </span>
    </>
  );
}

import { useRouterState } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import {
  isParent,
  shownOf,
  type NavigationItem,
  type Parent,
} from '#domain/shell/navigation-item.ts';
import { holdsCurrent, disabledWord, isDisabled } from '#domain/shell/navigation.ts';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ItemBadge, ItemIcon, type NavigationCounts } from './item-words.tsx';
import * as css from './navigation.css.ts';
import { NavigationLink } from './navigation-link.tsx';
import { VerticalNavigation, type NavigationProps } from './vertical-navigation.tsx';

interface EntryProps {
  item: NavigationItem;
  counts: NavigationCounts;
  path: string;
  openId: string | null;
  onAside(id: string | null): void;
}

function Entry({ item, counts, path, openId, onAside }: EntryProps) {
  if (item.type === 'divider')
    return (
      <li>
        <hr className={css.divider} />
      </li>
    );
  if (item.type === 'spacer') return <li aria-hidden="true" className={css.spacer} />;
  const look = cx(css.item, css.railItem);
  const inside = (
    <>
      <ItemIcon item={item} size="lg" />
      <span>{item.short ?? item.title}</span>
      <span className={css.railBadge}>
        <ItemBadge item={item} counts={counts} />
      </span>
    </>
  );
  if (item.type === 'basic') {
    const named = {
      ...item,
      tooltip: isDisabled(item) ? `${item.title}: ${disabledWord(item).toLowerCase()}` : item.title,
    };
    return (
      <li>
        <NavigationLink item={named} className={look}>
          {inside}
        </NavigationLink>
      </li>
    );
  }
  const isOpen = openId === item.id;
  return (
    <li>
      <button
        type="button"
        className={look}
        title={item.title}
        disabled={item.disabled}
        data-current={isOpen || holdsCurrent(item, path) || undefined}
        aria-expanded={isOpen}
        onClick={() => onAside(isOpen ? null : item.id)}
      >
        {inside}
      </button>
    </li>
  );
}

/** The children of an aside, in a column of their own beside the rail. */
function Aside({
  item,
  counts,
  onClose,
}: {
  item: Parent;
  counts: NavigationCounts;
  onClose(): void;
}) {
  const column = useRef<HTMLElement>(null);
  useEffect(() => {
    column.current?.querySelector<HTMLElement>('a')?.focus();
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  return (
    <section ref={column} className={css.aside} aria-label={item.title}>
      <div className={css.asideHead}>
        {item.title}
        <IconButton icon={X} label={`Close ${item.title}`} onClick={onClose} />
      </div>
      <VerticalNavigation items={item.children} counts={counts} />
    </section>
  );
}

/** A narrow column of icons. An aside closes when it has led somewhere. */
export const RailNavigation = memo(function RailNavigation({
  items,
  counts,
  railClass,
}: NavigationProps & { railClass: string }) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [aside, setAside] = useState<{ id: string; at: string } | null>(null);
  const openId = aside?.at === path ? aside.id : null;
  const open = items.find((item) => item.id === openId);
  const onAside = (id: string | null) => setAside(id === null ? null : { id, at: path });
  const rail = useRef<HTMLUListElement>(null);
  const close = useCallback(() => {
    // Back to what opened it: the focus would be lost with the column.
    rail.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setAside(null);
  }, []);
  return (
    <div className={css.railAndAside}>
      <ul ref={rail} className={cx(css.list, css.rail, railClass)}>
        {shownOf(items).map((item) => (
          <Entry
            key={item.id}
            item={item}
            counts={counts}
            path={path}
            openId={openId}
            onAside={onAside}
          />
        ))}
      </ul>
      {open && isParent(open) && (
        <Aside key={open.id} item={open} counts={counts} onClose={close} />
      )}
    </div>
  );
});

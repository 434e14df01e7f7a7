import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { pageWay } from '../reading-way.ts';
import * as css from './tabs.css.ts';

export interface Tab<Name extends string> {
  name: Name;
  label: string;
  /** Number of items behind it. */
  count?: number;
  disabled?: boolean;
  children: ReactNode;
}

const tabOf = (strip: HTMLElement, name: string) =>
  strip.querySelector(`[id$="-trigger-${CSS.escape(name)}"]`);

/** Scrolls the strip alone: scrollIntoView would take the page along. */
function showTab(strip: HTMLElement, name: string): void {
  const tab = tabOf(strip, name)?.getBoundingClientRect();
  if (!tab) return;
  const seen = strip.getBoundingClientRect();
  strip.scrollLeft += Math.min(0, tab.left - seen.left) + Math.max(0, tab.right - seen.right);
}

/** Several views of one thing, one at a time. Arrow keys move; the strip scrolls sideways on phones. */
export function Tabs<Name extends string>({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string;
  tabs: readonly Tab<Name>[];
  value: Name;
  onChange(name: NoInfer<Name>): void;
}) {
  const strip = useRef<HTMLDivElement>(null);
  const names = tabs.map(({ name }) => name).join();
  // An address may open a tab that stands beyond the edge of a phone, and tabs grow by their numbers and letters.
  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const observer = new ResizeObserver(() => showTab(list, value));
    observer.observe(list);
    for (const name of names.split(',')) {
      const tab = tabOf(list, name);
      if (tab) observer.observe(tab);
    }
    return () => observer.disconnect();
  }, [value, names]);
  return (
    <Radix.Root dir={pageWay()} value={value} onValueChange={(name) => onChange(name as Name)}>
      <Radix.List ref={strip} className={css.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.name}
            value={tab.name}
            className={css.tab}
            disabled={tab.disabled === true}
          >
            {tab.label}
            {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.name} value={tab.name} className={css.panel}>
          {tab.children}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

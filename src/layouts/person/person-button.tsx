import type { ReactNode } from 'react';
import { LazyTrigger } from '../../ui/lazy-trigger.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.css.ts';
import { preloadPart } from '../../ui/preload-part.tsx';
import type { PersonMenuProps } from './person-menu.tsx';

const personMenu = preloadPart(() => import('./person-menu.tsx').then((part) => part.PersonMenu));

/** The button of the person's menu. */
export function PersonButton({
  className,
  label,
  children,
  ...menu
}: PersonMenuProps & { className: string; label: string; children: ReactNode }) {
  const button = (
    <button type="button" className={className}>
      {children}
      <span className={visuallyHidden}>{label}</span>
    </button>
  );
  return (
    <LazyTrigger button={button} opens="menu" preload={personMenu.preload}>
      {(trigger) => <personMenu.Part {...menu} trigger={trigger} />}
    </LazyTrigger>
  );
}

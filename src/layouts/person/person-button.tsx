import { lazy, Suspense, useState, type ReactNode } from 'react';
import { visuallyHidden } from '../../ui/visually-hidden.css.ts';
import type { PersonMenuProps } from './person-menu.tsx';

const PersonMenu = lazy(() =>
  import('./person-menu.tsx').then((module) => ({ default: module.PersonMenu })),
);

/** The button of the person's menu. The menu is loaded when somebody asks for it. */
export function PersonButton({
  className,
  label,
  children,
  ...menu
}: PersonMenuProps & { className: string; label: string; children: ReactNode }) {
  const [asked, setAsked] = useState(false);
  const button = (
    <button type="button" className={className} aria-haspopup="menu" onClick={() => setAsked(true)}>
      {children}
      <span className={visuallyHidden}>{label}</span>
    </button>
  );
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <PersonMenu {...menu} trigger={button} />
    </Suspense>
  );
}

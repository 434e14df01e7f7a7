import type { ReactNode } from 'react';
import { Opener } from '../../ui/opener.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.css.ts';
import { warmPart } from '../../ui/warm-part.tsx';
import type { PersonMenuProps } from './person-menu.tsx';

const personMenu = warmPart(async () => (await import('./person-menu.tsx')).PersonMenu);

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
    <Opener button={button} opens="menu" warm={personMenu.warm}>
      {(trigger) => <personMenu.Part {...menu} trigger={trigger} />}
    </Opener>
  );
}

import { LazyTrigger, type LazyTriggerProps } from '../lazy-trigger.tsx';
import { preloadPart } from '../preload-part.tsx';
import type { NavigationMenuProps } from './navigation-menu.tsx';

const menu = preloadPart(() => import('./navigation-menu.tsx').then((part) => part.NavigationMenu));

/** The button of a parent whose children are a menu. */
export function ParentButton({
  button,
  ...of
}: Omit<NavigationMenuProps, 'trigger'> & Pick<LazyTriggerProps, 'button'>) {
  return (
    <LazyTrigger button={button} opens="menu" preload={menu.preload}>
      {(trigger) => <menu.Part {...of} trigger={trigger} />}
    </LazyTrigger>
  );
}

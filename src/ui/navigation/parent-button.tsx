import { Opener, type OpenerProps } from '../opener.tsx';
import { warmPart } from '../warm-part.tsx';
import type { NavigationMenuProps } from './navigation-menu.tsx';

const menu = warmPart(async () => (await import('./navigation-menu.tsx')).NavigationMenu);

/** The button of a parent whose children are a menu. */
export function ParentButton({
  button,
  ...of
}: Omit<NavigationMenuProps, 'trigger'> & Pick<OpenerProps, 'button'>) {
  return (
    <Opener button={button} opens="menu" warm={menu.warm}>
      {(trigger) => <menu.Part {...of} trigger={trigger} />}
    </Opener>
  );
}

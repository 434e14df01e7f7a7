import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { AnyRow } from '#domain/register/register.ts';
import { EndDrawer } from '../ui/end-drawer/end-drawer.tsx';
import { IconButton } from '../ui/icon-button/icon-button.tsx';
import type { RegisterView } from './register-view.ts';
import * as css from './register.css.ts';
import { RowMenu } from './row-menu.tsx';

/** Drawer of a list: title, menu of the row and "Close" at its head, and the content below. */
export function DrawerFrame({
  view,
  title,
  row = null,
  isBeside,
  onClose,
  children,
}: {
  view: RegisterView;
  title: string;
  /** Null where nothing can be done with it. */
  row?: AnyRow | null;
  /** Whether there is room for it beside the list, on a wide screen. */
  isBeside: boolean;
  onClose(): void;
  children: ReactNode;
}) {
  const head = (
    <>
      <h2 className={css.drawerTitle}>{title}</h2>
      <span className={css.drawerKeys}>
        {row && <RowMenu view={view} row={row} onDone={onClose} />}
        <IconButton icon={X} label="Close" onClick={onClose} />
      </span>
    </>
  );
  return (
    <EndDrawer label={title} sideFrom={isBeside ? 'xl' : 'never'} head={head} onClose={onClose}>
      <div className={css.drawer}>{children}</div>
    </EndDrawer>
  );
}

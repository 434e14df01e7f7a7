import ChevronRight from 'lucide-react/icons/chevron-right';
import MenuIcon from 'lucide-react/icons/menu';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { PersonButton } from '../person/person-button.tsx';
import type { PersonMenuProps } from '../person/person-menu.tsx';
import * as css from './classic-layout.css.ts';
import { SideNavigation } from './side-navigation.tsx';

const Drawer = lazy(() => import('./drawer.tsx').then((module) => ({ default: module.Drawer })));

interface ClassicLayoutProps {
  section: string | null;
  title: string;
  name: string;
  role: string;
  tenant: string;
  menu: PersonMenuProps;
  needing: number;
  banners: ReactNode;
  /** Version, and how fresh what is shown is. */
  footer: ReactNode;
  children: ReactNode;
}

function TopBar({
  section,
  title,
  name,
  menu,
  onDrawer,
}: ClassicLayoutProps & { onDrawer(): void }) {
  return (
    <header className={css.bar}>
      <IconButton
        icon={MenuIcon}
        label="Open the menu"
        size="touch"
        className={css.drawerKey}
        onClick={onDrawer}
      />
      <p className={css.crumbs}>
        {section !== null && (
          <>
            {section}
            <Icon of={ChevronRight} size="xs" />
          </>
        )}
        <span className={css.here}>{title}</span>
      </p>
      <PersonButton {...menu} className={css.barPerson} label={`${name}, menu`}>
        <Avatar name={name} />
      </PersonButton>
    </header>
  );
}

/** The back office: side navigation from lg up, a drawer below it. */
export function ClassicLayout(props: ClassicLayoutProps) {
  const { name, role, tenant, needing, menu } = props;
  const [drawer, setDrawer] = useState(false);
  return (
    <div className={css.page}>
      <a href="#content" className={css.skip}>
        Go to the content
      </a>
      <aside className={css.side} aria-label="Navigation and person">
        <SideNavigation tenant={tenant} needing={needing} />
        <div className={css.foot}>
          <PersonButton {...menu} className={css.person} label=", menu">
            <Avatar name={name} />
            <span className={css.personWords}>
              <span className={css.personName}>{name}</span>
              <span className={css.role}>{role}</span>
            </span>
          </PersonButton>
        </div>
      </aside>
      <div className={css.body}>
        <TopBar {...props} onDrawer={() => setDrawer(true)} />
        {props.banners}
        <main id="content" tabIndex={-1} className={css.main}>
          {props.children}
        </main>
        <footer className={css.footer}>{props.footer}</footer>
      </div>
      {drawer && (
        <Suspense>
          <Drawer tenant={tenant} needing={needing} onClose={() => setDrawer(false)} />
        </Suspense>
      )}
    </div>
  );
}

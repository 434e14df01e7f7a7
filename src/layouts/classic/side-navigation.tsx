import { Link } from '@tanstack/react-router';
import { Count } from '../../ui/count/count.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { unreachable } from '#domain/must.ts';
import * as css from './classic-layout.css.ts';
import { navigation, type NavigationItem } from './navigation.ts';

function Entry({ item, needing }: { item: NavigationItem; needing: number }) {
  const icon = item.icon && <Icon of={item.icon} size="md" />;
  switch (item.kind) {
    case 'group':
      return <p className={css.heading}>{item.label}</p>;
    case 'parent':
      return (
        <p className={css.item}>
          {icon}
          {item.label}
        </p>
      );
    case 'soon':
      return (
        <span aria-disabled="true" className={cx(css.item, item.child && css.child)}>
          {icon}
          {item.label}
          <span className={css.soon}>Soon</span>
        </span>
      );
    case 'page':
      return (
        <Link to={item.to} className={cx(css.item, item.child && css.child)}>
          {icon}
          {item.label}
          {item.badge && (
            <span className={css.end}>
              <Count value={needing} of="need attention" />
            </span>
          )}
        </Link>
      );
    default:
      return unreachable(item);
  }
}

/** Tenant and menu, in the side bar and in the drawer alike. */
export function SideNavigation({ tenant, needing }: { tenant: string; needing: number }) {
  return (
    <nav className={css.inside} aria-label="Main">
      <div className={css.tenant}>
        <Logo />
        <div>
          <p className={css.tenantName}>{tenant}</p>
          <p className={css.product}>Ibandla</p>
        </div>
      </div>
      {navigation.map((item) => (
        <Entry key={item.label} item={item} needing={needing} />
      ))}
    </nav>
  );
}

import { cx } from '../../ui/cx.ts';
import { Logo } from '../../ui/logo/logo.tsx';
import * as css from './tenant-logo.css.ts';

/** The logo of the tenant; the product's where it has none. `logo`: address to show it from. */
export function TenantLogo({
  logo,
  size = 'small',
}: {
  logo: string | null;
  size?: 'small' | 'middle';
}) {
  if (logo === null) return <Logo size={size} />;
  return <img src={logo} alt="" className={cx(css.own, size === 'middle' && css.middle)} />;
}

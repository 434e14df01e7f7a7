import { Logo } from '../../ui/logo/logo.tsx';
import type { FrameProps } from './layout.ts';
import * as css from './side.css.ts';

/** Whose product this is to the people in it: the tenant, then ours. */
export function TenantHead({ tenant, logo }: Pick<FrameProps, 'tenant' | 'logo'>) {
  return (
    <div className={css.tenant}>
      <Logo own={logo} />
      <div>
        <p className={css.tenantName}>{tenant}</p>
        <p className={css.product}>Ibandla</p>
      </div>
    </div>
  );
}

import type { FrameProps } from './layout.ts';
import * as css from './side.css.ts';
import { TenantLogo } from './tenant-logo.tsx';

/** Whose product this is to the people in it: the tenant, then ours. */
export function TenantHead({ tenant, logo }: Pick<FrameProps, 'tenant' | 'logo'>) {
  return (
    <div className={css.tenant}>
      <TenantLogo logo={logo} />
      <div>
        <p className={css.tenantName}>{tenant}</p>
        <p className={css.product}>Ibandla</p>
      </div>
    </div>
  );
}

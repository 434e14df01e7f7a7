import { Logo } from '../../ui/logo/logo.tsx';
import * as css from './side.css.ts';

/** Whose product this is to the people in it: the tenant, then ours. */
export function TenantHead({ tenant }: { tenant: string }) {
  return (
    <div className={css.tenant}>
      <Logo />
      <div>
        <p className={css.tenantName}>{tenant}</p>
        <p className={css.product}>Ibandla</p>
      </div>
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonLook } from '../../../ui/button/button.tsx';
import { Logo } from '../../../ui/logo/logo.tsx';
import * as css from './public-frame.css.ts';

const year = new Date().getFullYear();

/** Frame of a public page, as a guest sees it: the brand, and the sign-in. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={css.frame}>
      <nav className={css.bar} aria-label="Ibandla">
        <Link to="/home" className={css.brand}>
          <Logo size="middle" />
          Ibandla
        </Link>
        <Link
          to="/pages/pricing/$variant"
          params={{ variant: 'modern' }}
          className={css.here}
          aria-current="page"
        >
          Pricing
        </Link>
        <Link to="/pages/profile/dashboard" className={buttonLook({ size: 'touch' })}>
          Open Ibandla
        </Link>
      </nav>
      <div className={css.content}>{children}</div>
      <p className={css.foot}>Ibandla © {year}</p>
    </div>
  );
}

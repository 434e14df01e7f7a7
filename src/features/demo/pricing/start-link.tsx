import { Link } from '@tanstack/react-router';
import { buttonLook, type ButtonKind, type ButtonSize } from '../../../ui/button/button.tsx';

/** To where a church says that it wants this: the price list is a sample, and nothing is sold yet. */
export function StartLink({
  kind = 'secondary',
  size = 'medium',
  wide = false,
  children,
}: {
  kind?: ButtonKind;
  size?: ButtonSize;
  wide?: boolean;
  children: string;
}) {
  return (
    <Link
      to="/pages/coming-soon/$variant"
      params={{ variant: 'split-screen' }}
      className={buttonLook({ kind, size, wide })}
    >
      {children}
    </Link>
  );
}

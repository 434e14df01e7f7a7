import { Link } from '@tanstack/react-router';
import Hourglass from 'lucide-react/icons/hourglass';
import { buttonLook } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';

/** In the place of a page that the menu already names. */
export function ComingSoonItemPage({ title }: { title: string }) {
  return (
    <EmptyState
      icon={Hourglass}
      heading="h1"
      title={title}
      action={
        <Link to="/pages/profile/dashboard" className={buttonLook({ size: 'touch' })}>
          Go to dashboard
        </Link>
      }
    >
      We are still building this. <Link to="/coming-soon">See what is coming</Link>.
    </EmptyState>
  );
}

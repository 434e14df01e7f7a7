import { createFileRoute, Link } from '@tanstack/react-router';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { buttonLook } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

export const Route = createFileRoute('/_signed-in/404-not-found')({ component: NotFound });

function NotFound() {
  return (
    <EmptyState
      icon={MapPinOff}
      heading="h1"
      title="This page is gone"
      action={
        <Link to="/pages/profile/dashboard" className={buttonLook({ size: 'touch' })}>
          Go to dashboard
        </Link>
      }
    >
      It may have been renamed or deleted.
    </EmptyState>
  );
}

import CloudOff from 'lucide-react/icons/cloud-off';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';

/** In the place of a page that could not be shown. What is saved on the device is not touched. */
export function PageFailed() {
  return (
    <EmptyState
      icon={CloudOff}
      title="This page did not open"
      action={<Button onClick={() => location.reload()}>Load the page again</Button>}
    >
      What you saved on this device is safe.
    </EmptyState>
  );
}

import { useLocation } from '@tanstack/react-router';
import DoorClosed from 'lucide-react/icons/door-closed';
import { Banner } from '../../../ui/banner/banner.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The session was ended by the server: nobody signed out. */
    ended?: true;
  }
}

/** For whom the page changed under their hands: a device that was revoked, an account that was closed. */
export function SessionEnded() {
  const { ended } = useLocation({ select: ({ state }) => state });
  if (!ended) return null;
  return (
    <Banner tone="warning" icon={DoorClosed} title="Your session on this device was ended.">
      Sign in to go on. Reports that you submitted are not lost.
    </Banner>
  );
}

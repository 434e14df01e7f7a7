import { Link } from '@tanstack/react-router';
import KeyRound from 'lucide-react/icons/key-round';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useConnection } from '../api/use-connection.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { buttonLook } from '../ui/button/button.tsx';
import * as css from './banners.css.ts';
import { useProfile } from './profile.tsx';

/** What holds everywhere until it is solved: no network, or a session that is over. */
export function Banners() {
  const connection = useConnection();
  const { session } = useProfile();
  return (
    <>
      {session.kind === 'expired' && (
        <Banner
          edge
          tone="warning"
          icon={KeyRound}
          title="Sign in again."
          action={
            <Link
              to="/unlock-session"
              search={{ redirectURL: location.pathname }}
              className={buttonLook({ size: 'touch' })}
            >
              Unlock
            </Link>
          }
        >
          Keep counting. Reports are saved here and sent when you have signed in.
        </Banner>
      )}
      {connection.state === 'offline' && (
        <Banner edge tone="warning" icon={WifiOff} title="You’re offline.">
          <span className={css.roomy}>
            Keep counting. Reports are saved here and sent when the signal is back.
          </span>
          <span className={css.brief}>Saved here, sent when you’re back.</span>
        </Banner>
      )}
      {connection.state === 'unreachable' && (
        <Banner edge tone="warning" icon={WifiOff} title="No answer from the server.">
          <span className={css.roomy}>
            Keep counting. Reports are saved here and sent when it is back.
          </span>
          <span className={css.brief}>Saved here, sent later.</span>
        </Banner>
      )}
    </>
  );
}

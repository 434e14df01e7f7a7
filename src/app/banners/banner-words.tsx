import { Link } from '@tanstack/react-router';
import KeyRound from 'lucide-react/icons/key-round';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Suspense, useSyncExternalStore } from 'react';
import { likelyTime } from '#domain/sync/likely-time.ts';
import { freshness } from '#store/freshness.ts';
import type { Connection } from '../../api/calls/connection.ts';
import { serverClock } from '../../api/calls/server-clock.ts';
import { isShellCached } from '../../api/updates/is-shell-cached.ts';
import { updates } from '../../api/updates/updates.ts';
import { useConnection } from '../../api/calls/use-connection.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import { grouped } from '../../ui/time.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { buttonLook } from '../../ui/button/button.tsx';
import { latePart } from '../../ui/late-part.ts';
import * as css from './banner-words.css.ts';
import { OfflineReadiness } from '../offline-readiness.tsx';
import { useProfile } from '../profile.tsx';

const SeenBanner = latePart(() => import('./seen-banner.tsx').then((part) => part.SeenBanner));

type Tight = { roomy: string; brief: string };

/** Never "saved here" before this device can open the app again without a network. */
const withoutNetwork = {
  offline: {
    held: {
      roomy: 'Keep counting. Reports are saved here and sent when the signal is back.',
      brief: 'Saved here, sent when you’re back.',
    },
    open: {
      roomy: 'Keep this page open. This device cannot open the app again without a signal yet.',
      brief: 'Keep this page open.',
    },
  },
  unreachable: {
    held: {
      roomy: 'Keep counting. Reports are saved here and sent when it is back.',
      brief: 'Saved here, sent later.',
    },
    open: {
      roomy: 'Keep this page open. This device cannot open the app again without the server yet.',
      brief: 'Keep this page open.',
    },
  },
  wrongDate: {
    held: {
      roomy:
        'This device’s date is wrong, and with a wrong date a browser does not trust the server’s certificate. Set the date right. Reports are saved here until then.',
      brief: 'Set this device’s date right. Saved here.',
    },
    open: {
      roomy:
        'Keep this page open. This device’s date is wrong, and with a wrong date a browser does not trust the server’s certificate. Set the date right.',
      brief: 'Keep this page open. Set this device’s date right.',
    },
  },
  another: {
    held: {
      roomy: 'Keep counting. Reports are saved here and sent when your own server is back.',
      brief: 'Saved here, sent later.',
    },
    open: {
      roomy: 'Keep this page open. This device cannot open the app again without your own server.',
      brief: 'Keep this page open.',
    },
  },
} satisfies Record<string, Record<'held' | 'open', Tight>>;

const titles = {
  offline: 'You’re offline.',
  unreachable: 'No answer from the server.',
  wrongDate: 'No answer from the server.',
  another: 'This is another Ibandla server.',
};

/** A28, A29: a certificate is good between two dates; a clock that is a day off may stand outside them. */
function isDateWrong(): boolean {
  const device = Date.now();
  const { now, sure } = likelyTime(device, serverClock.getSnapshot());
  return !sure || Math.abs(now - device) > 86_400_000;
}

function toldState(found: Connection): 'online' | keyof typeof titles {
  if (found.state !== 'unreachable') return found.state;
  if (found.another) return 'another';
  return isDateWrong() ? 'wrongDate' : 'unreachable';
}

function WithoutNetwork({ state, held }: { state: keyof typeof titles; held: boolean }) {
  const { roomy, brief } = withoutNetwork[state][held ? 'held' : 'open'];
  return (
    <Banner edge tone="warning" icon={WifiOff} title={titles[state]}>
      <span className={css.roomy}>{roomy}</span>
      <span className={css.brief}>{brief}</span>
    </Banner>
  );
}

function SignInAgain() {
  return (
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
  );
}

/** A browser without a service worker: most often a private window. */
function NeverOffline() {
  return (
    <Banner edge tone="warning" icon={WifiOff} title="This window does not work offline.">
      Private windows also forget what you count. Open Ibandla in a normal window.
    </Banner>
  );
}

/** Rows that came in a shape this version of the program does not know. */
function Unreadable({ rows }: { rows: number }) {
  return (
    <Banner edge tone="warning" icon={RefreshCw} title="Update the app.">
      This version cannot read {grouped(rows)} newer {rows === 1 ? 'entry' : 'entries'}.
    </Banner>
  );
}

function OwnBanners() {
  const state = toldState(useConnection());
  const { session } = useProfile();
  const held = useSyncExternalStore(isShellCached.subscribe, isShellCached.getSnapshot);
  const update = useSyncExternalStore(updates.subscribe, updates.getSnapshot);
  const fresh = useLive(freshness);
  return (
    <>
      {session.kind === 'expired' && <SignInAgain />}
      {state !== 'online' && <WithoutNetwork state={state} held={held} />}
      {update === 'unsupported' && <NeverOffline />}
      {update !== 'unsupported' && state === 'online' && fresh.state === 'ready' && (
        <OfflineReadiness held={held} fresh={fresh.data} />
      )}
      {fresh.state === 'ready' && fresh.data.state === 'ready' && fresh.data.unreadable > 0 && (
        <Unreadable rows={fresh.data.unreadable} />
      )}
    </>
  );
}

/** The words of what holds everywhere until it is solved: no network, or a session that is over. */
export function BannerWords() {
  const profile = useProfile();
  if (!profile.seen) return <OwnBanners />;
  return (
    <Suspense>
      <SeenBanner profile={profile} seen={profile.seen} />
    </Suspense>
  );
}

import Bell from 'lucide-react/icons/bell';
import { useEffect, useState } from 'react';
import { hasDelivered } from '#store/outbox/outbox.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Button } from '../../../ui/button/button.tsx';
import { offered, setOffered } from '../offer-push.ts';
import { type PushState, pushState, subscribe } from '../push-device.ts';
import { subscribeAndConfirm, unsubscribeAndConfirm } from '../push-words.ts';
import * as css from './push-offer.css.ts';

/** State of push here; null while it is unknown, and if the server cannot be asked. */
function usePushState(): { now: PushState | null; look(): Promise<void> } {
  const [now, setNow] = useState<PushState | null>(null);
  async function look() {
    setNow(await pushState().catch(() => null));
  }
  useEffect(() => {
    let gone = false;
    async function begin() {
      const found = await pushState();
      // The permission was given: nobody has to be asked.
      if (found === 'maySubscribe') await subscribe();
      if (!gone) setNow(found === 'maySubscribe' ? 'subscribed' : found);
    }
    void begin().catch(() => undefined);
    return () => void (gone = true);
  }, []);
  return { now, look };
}

/**
 * For whoever counts, over their own reports: notifications, once the first report has arrived and is
 * worth hearing of. S9-007: the browser asks because somebody pressed the button, and never before.
 */
export function PushOffer() {
  const { now, look } = usePushState();
  const delivered = useLive(hasDelivered);
  const [over, setOver] = useState(offered);
  const sent = delivered.state === 'ready' && delivered.data;
  if (now === 'subscribed') {
    return (
      <p className={css.line}>
        Notifications are on for this device.
        <Button kind="ghost" size="touch" onClick={() => void unsubscribeAndConfirm().then(look)}>
          Turn off
        </Button>
      </p>
    );
  }
  if (now !== 'mayAsk' || !sent || over) return null;
  return (
    <section className={css.card} aria-labelledby="push-offer">
      <div>
        <h2 id="push-offer" className={css.title}>
          Get told when your report is checked
        </h2>
        <p className={css.detail}>You get a notification. It shows no names or numbers.</p>
      </div>
      <div className={css.actions}>
        <Button
          kind="ghost"
          size="touch"
          onClick={() => {
            setOffered();
            setOver(true);
          }}
        >
          Not now
        </Button>
        <Button
          kind="soft"
          size="touch"
          icon={Bell}
          onClick={() => void subscribeAndConfirm().then(look)}
        >
          Turn on notifications
        </Button>
      </div>
    </section>
  );
}

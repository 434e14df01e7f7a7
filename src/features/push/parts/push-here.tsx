import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { isSubscribed, pushEnabled } from '../push-device.ts';
import { subscribeAndConfirm, unsubscribeAndConfirm } from '../push-words.ts';
import * as css from './push-here.css.ts';

type Found = 'looking' | 'none' | 'refused' | 'subscribed' | 'unsubscribed';

async function look(): Promise<Found> {
  if (!(await pushEnabled())) return 'none';
  if (await isSubscribed()) return 'subscribed';
  return Notification.permission === 'denied' ? 'refused' : 'unsubscribed';
}

const found = () => look().catch((): Found => 'none');

const words: Record<Exclude<Found, 'looking'>, string> = {
  none: 'Notifications are not possible here now. This browser may not support them, or there is no connection.',
  refused:
    'Notifications are blocked in this browser. Allow them for this page in its settings first.',
  subscribed: 'Notifications come to this device.',
  unsubscribed: 'Notifications do not come to this device.',
};

/** State of push on this device, and the way to change it. */
export function PushHere() {
  const [here, setHere] = useState<Found>('looking');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let gone = false;
    void found().then((state) => gone || setHere(state));
    return () => void (gone = true);
  }, []);
  async function act(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    await work();
    setHere(await found());
    setBusy(false);
  }
  if (here === 'looking') return <Skeleton lines={1} what="this device" />;
  return (
    <div className={css.place}>
      <p>{words[here]}</p>
      {here === 'unsubscribed' && (
        <Button busy={busy && 'Turning on…'} onClick={() => void act(subscribeAndConfirm)}>
          Subscribe
        </Button>
      )}
      {here === 'subscribed' && (
        <Button busy={busy && 'Turning off…'} onClick={() => void act(unsubscribeAndConfirm)}>
          Unsubscribe
        </Button>
      )}
    </div>
  );
}

import Download from 'lucide-react/icons/download';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { hasDelivered } from '#store/outbox/outbox.ts';
import { installPrompt } from '../../api/updates/install-prompt.ts';
import { openForms } from '../../api/updates/updates.ts';
import { useConnection } from '../../api/calls/use-connection.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import { Button } from '../../ui/button/button.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { preloadPart } from '../../ui/preload-part.tsx';
import { decline, declinedAt, firstVisit } from './install-memory.ts';
import * as css from './install-offer.css.ts';
import { installWay, isTimely } from './install-way.ts';

const steps = preloadPart(() => import('./ios-steps.tsx').then((part) => part.IosSteps));

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

/** Offers the home screen, once it is worth something to the person, and never while they count. */
export function InstallOffer() {
  const prompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.getSnapshot);
  const counting = useSyncExternalStore(openForms.subscribe, openForms.getSnapshot) > 0;
  const online = useConnection().state === 'online';
  const delivered = useLive(hasDelivered);
  const [opened] = useState(() => ({ now: Date.now(), firstVisit: firstVisit(Date.now()) }));
  const [over, setOver] = useState(false);
  const [asked, setAsked] = useState(false);
  const way = installWay({
    hasPrompt: prompt !== null,
    installed: isInstalled(),
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  });
  const sent = delivered.state === 'ready' && delivered.data;
  // Behind a Wi-Fi that wants a sign-in the app cannot be brought, and what waits comes first.
  if (way === null || over || counting || !online) return null;
  if (!isTimely({ ...opened, sent, declined: declinedAt() })) return null;

  function put(away: 'for now' | 'for good') {
    if (away === 'for now') decline(Date.now());
    setOver(true);
  }
  async function install() {
    if (way !== 'prompt') return setAsked(true);
    const answer = await prompt?.prompt();
    installPrompt.set(null);
    put(answer?.outcome === 'accepted' ? 'for good' : 'for now');
  }
  if (asked && way !== 'prompt') {
    return (
      <Suspense>
        <steps.Part on={way} onClose={() => put('for now')} />
      </Suspense>
    );
  }
  return (
    <section className={css.card} aria-labelledby="install-title" data-offer="install">
      <Logo size="large" />
      <div className={css.words}>
        <h2 id="install-title" className={css.title}>
          Add Ibandla to your home screen
        </h2>
        <p className={css.detail}>Opens in one tap and works without a signal.</p>
      </div>
      <div className={css.actions}>
        <Button kind="ghost" size="touch" wide onClick={() => put('for now')}>
          Not now
        </Button>
        <Button
          kind="primary"
          size="touch"
          wide
          {...(way === 'prompt' && { icon: Download })}
          onClick={() => void install()}
        >
          {way === 'prompt' ? 'Install' : 'Show me how'}
        </Button>
      </div>
    </section>
  );
}

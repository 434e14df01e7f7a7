import Download from 'lucide-react/icons/download';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useState } from 'react';
import type { Freshness } from '#store/freshness.ts';
import { grouped } from '../ui/time.ts';
import { Banner } from '../ui/banner/banner.tsx';

/** Milliseconds that the good message stays. */
const newsLasts = 8000;

function progressOf(fresh: Freshness): string {
  if (fresh.state !== 'filling' || fresh.total === null) return '';
  return `${grouped(fresh.received)} of ${grouped(fresh.total)} entries are here.`;
}

/** Says that the device is getting ready to work without a network, and once that it is. */
export function OfflineReadiness({ held, fresh }: { held: boolean; fresh: Freshness }) {
  const ready = held && fresh.state === 'ready';
  const [said, say] = useState<'nothing' | 'gettingReady' | 'ready'>('nothing');
  if (!ready && said !== 'gettingReady') say('gettingReady');
  if (ready && said === 'gettingReady') say('ready');
  useEffect(() => {
    if (said !== 'ready') return;
    const timer = setTimeout(() => say('nothing'), newsLasts);
    return () => clearTimeout(timer);
  }, [said]);
  if (said === 'nothing') return null;
  if (said === 'ready') {
    return (
      <Banner edge tone="success" icon={CircleCheck} title="Ready for offline.">
        You can count without a signal.
      </Banner>
    );
  }
  return (
    <Banner edge tone="info" icon={Download} title="Getting ready for offline.">
      {progressOf(fresh)} Keep this page open.
    </Banner>
  );
}

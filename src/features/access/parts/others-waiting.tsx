import { liveQuery } from 'dexie';
import Clock from 'lucide-react/icons/clock';
import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useState } from 'react';
import { databases } from '#store/database.ts';
import { waitingOfOthers, type WaitingHere } from '#store/session/sign-outs.ts';
import { sendNow } from '../../../api/sync/sync-here.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { SessionEnded } from './session-ended.tsx';

function goingWords(count: number): string {
  return count === 1
    ? '1 report of another person waits to be sent.'
    : `${count} reports of another person wait to be sent.`;
}

/** Refused, or of a session whose every key is dead: only who counted it can go on. */
function strandedWords(count: number): string {
  return count === 1
    ? '1 report waits for its author to sign in.'
    : `${count} reports wait for their authors to sign in.`;
}

/** Items of the people before. B12: only their number, not their contents. `except`: the person who is here now. */
export function OthersWaiting({ except }: { except: string | null }) {
  const [{ going, stranded }, setWaiting] = useState<WaitingHere>({ going: 0, stranded: 0 });
  useEffect(() => {
    const counts = liveQuery(async () => waitingOfOthers(databases().vault, except));
    const subscription = counts.subscribe({ next: setWaiting, error: () => undefined });
    return () => subscription.unsubscribe();
  }, [except]);
  // Nobody is signed in whose page would send, or end a sign-out that was cut off: the way back is noticed here.
  useEffect(() => {
    sendNow();
    addEventListener('online', sendNow);
    return () => removeEventListener('online', sendNow);
  }, []);
  return (
    <>
      <SessionEnded />
      {going > 0 && (
        <Banner tone="info" icon={Clock} title={goingWords(going)}>
          {going === 1
            ? 'It is sent under that person’s name.'
            : 'They are sent under that person’s name.'}
        </Banner>
      )}
      {stranded > 0 && (
        <Banner tone="warning" icon={KeyRound} title={strandedWords(stranded)}>
          Safe on this device until then.
        </Banner>
      )}
    </>
  );
}

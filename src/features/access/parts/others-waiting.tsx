import { liveQuery } from 'dexie';
import Clock from 'lucide-react/icons/clock';
import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useState } from 'react';
import { databases } from '#store/database.ts';
import { type OtherOrganisation, otherOrganisations } from '#store/session/linked.ts';
import { waitingOfOthers, type WaitingHere } from '#store/session/sign-outs.ts';
import { keepInSync } from '../../../api/sync/sync-here.ts';
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

/** Reports of the same person, in an organisation that is not shown. */
function ElsewhereWaiting({ of: { name, unsent, isLocked } }: { of: OtherOrganisation }) {
  const title =
    unsent === 1
      ? `1 report of ${name} waits to be sent.`
      : `${unsent} reports of ${name} wait to be sent.`;
  if (isLocked) {
    return (
      <Banner tone="warning" icon={KeyRound} title={title}>
        Sign in to {name} again from your menu. Until then {unsent === 1 ? 'it is' : 'they are'}{' '}
        safe on this device.
      </Banner>
    );
  }
  return (
    <Banner tone="info" icon={Clock} title={title}>
      {unsent === 1 ? 'It is' : 'They are'} sent under your account there. Open {name} from your
      menu to see {unsent === 1 ? 'it' : 'them'}.
    </Banner>
  );
}

interface Waiting extends WaitingHere {
  elsewhere: OtherOrganisation[];
}

async function waitingBeside(person: string | null): Promise<Waiting> {
  const { vault } = databases();
  const others = person === null ? [] : await otherOrganisations(vault, person);
  const elsewhere = others.filter(({ unsent }) => unsent > 0);
  return { ...(await waitingOfOthers(vault, person)), elsewhere };
}

const nothing: Waiting = { going: 0, stranded: 0, elsewhere: [] };

/** Items of the people before. B12: only their number, not their contents. `except`: the person who is here now. */
export function OthersWaiting({ except }: { except: string | null }) {
  const [{ going, stranded, elsewhere }, setWaiting] = useState(nothing);
  useEffect(() => {
    const counts = liveQuery(async () => waitingBeside(except));
    const subscription = counts.subscribe({ next: setWaiting, error: () => undefined });
    return () => subscription.unsubscribe();
  }, [except]);
  // Nobody is signed in whose page would send, or end a sign-out that was cut off. A try that fails is not the last one.
  useEffect(keepInSync, []);
  return (
    <>
      <SessionEnded />
      {elsewhere.map((one) => (
        <ElsewhereWaiting key={one.profile} of={one} />
      ))}
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

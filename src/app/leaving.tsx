import { useNavigate, type UseNavigateResult } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { databases } from '#store/database.ts';
import { whatLeaves } from '#store/session/what-leaves.ts';
import { connection } from '../api/calls/connection.ts';
import { profileId } from '../api/session/who.ts';
import { ConfirmDialog } from '../ui/confirm/confirm-dialog.tsx';

/** Ways to leave the device to others. */
export type Way = 'switch' | 'signOut';

interface Said {
  title: string;
  lines: string[];
}

const noSignal = 'There is no connection. ';

function draftsGo(drafts: number): string {
  return drafts === 1
    ? 'You started 1 report and did not submit it. Signing out deletes it.'
    : `You started ${drafts} reports and did not submit them. Signing out deletes them.`;
}

function saidOf(way: Way, { drafts, seal, pin, away }: Leaves): Said | null {
  if (way === 'switch') {
    // Their digits bring them back at once: there is nothing to warn of.
    if (!away || pin) return null;
    const back = seal
      ? 'You can come back with your password, even without a connection.'
      : 'You can come back when there is one.';
    return {
      title: 'Switch person without a connection?',
      lines: [`${noSignal}People who never signed in on this device cannot sign in now. ${back}`],
    };
  }
  if (drafts === 0 && !away) return null;
  return {
    title:
      drafts > 0 ? 'Sign out and delete unfinished reports?' : 'Sign out without a connection?',
    lines: [
      ...(drafts > 0 ? [draftsGo(drafts)] : []),
      ...(away ? [`${noSignal}You cannot sign in here again before there is one.`] : []),
    ],
  };
}

interface Leaves {
  drafts: number;
  seal: boolean;
  pin: boolean;
  away: boolean;
}

async function lookAt(): Promise<Leaves> {
  const { vault } = databases();
  const id = profileId() ?? '';
  const [{ drafts }, profile] = await Promise.all([whatLeaves(vault, id), vault.profiles.get(id)]);
  const away = connection.getSnapshot().state !== 'online';
  const [seal, pin] = [profile?.seal !== undefined, profile?.pin?.keys != null];
  return { drafts, seal, pin, away };
}

async function goAway(way: Way, navigate: UseNavigateResult<string>): Promise<void> {
  if (way === 'signOut') return navigate({ to: '/sign-out' });
  const { switchPerson } = await import('../api/session/switch-person.ts');
  await switchPerson();
  await navigate({ to: '/sign-in', replace: true });
}

/** Says what leaving takes away, and whether there is a way back; goes at once where there is nothing to say. */
export function Leaving({ way, onEnd }: { way: Way; onEnd(): void }) {
  const navigate = useNavigate();
  const [said, setSaid] = useState<Said | null>(null);
  function go(): void {
    onEnd();
    void goAway(way, navigate);
  }
  const goAtOnce = useEffectEvent(go);
  useEffect(() => {
    let isAsked = true;
    async function look(): Promise<void> {
      const warning = saidOf(way, await lookAt());
      if (!isAsked) return;
      if (warning === null) goAtOnce();
      else setSaid(warning);
    }
    void look();
    return () => {
      isAsked = false;
    };
  }, [way]);
  if (said === null) return null;
  return (
    <ConfirmDialog
      title={said.title}
      message={said.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      actions={{
        cancel: { label: 'Stay signed in' },
        confirm: { label: way === 'signOut' ? 'Sign out' : 'Switch person' },
      }}
      dismissible
      onAnswer={(answer) => (answer === 'confirmed' ? go() : onEnd())}
    />
  );
}

import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { seenMinutes } from '#domain/access/see-as.ts';
import type { TeamMember } from '#domain/access/team.ts';
import { startSeeing } from '../../../api/session/see-as.ts';
import { tablet } from '../../../api/devices/tablet.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/confirm/use-confirm.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import * as css from './roles.css.ts';

const firstName = (name: string) => name.split(' ', 1)[0] ?? name;

/** Reason why this person's view stays closed. */
function whyNot({ isSelf, standing, name }: TeamMember): string {
  if (isSelf) return 'This is you: you see the app as it is.';
  if (standing === 'closed') return 'Nobody sees the app with a closed account.';
  if (tablet()?.severalUshers) {
    return `Several people use this device. Open the app as ${firstName(name)} would see it on one of your own.`;
  }
  return `You cannot open the app as ${firstName(name)} would see it: it may show more than you may see, or is not yours to manage.`;
}

/** Opens the app as this person would see it, after a question that says what happens. */
export function OpenAs({ member }: { member: TeamMember }) {
  const isOffline = useConnection().state === 'offline';
  const [isOpening, setOpening] = useState(false);
  const { confirm, dialog } = useConfirm();
  const { id, name, maySeeAs } = member;
  async function open(): Promise<void> {
    const answer = await confirm({
      title: `Open the app as ${name} would see it?`,
      message: `You can look and change nothing, for ${seenMinutes} minutes or until you press Stop. Messages and other things that are only for ${firstName(name)} stay closed. The audit log says that you looked.`,
      icon: { of: Eye, tone: 'info' },
      actions: {
        confirm: { label: 'Open the app', tone: 'primary' },
        cancel: { label: 'Stay here' },
      },
    });
    if (answer !== 'confirmed') return;
    setOpening(true);
    if (!(await attempt(startSeeing(id)))) setOpening(false);
  }
  if (!maySeeAs || tablet()?.severalUshers) return <p className={css.hint}>{whyNot(member)}</p>;
  return (
    <div className={css.foot}>
      <Button
        kind="soft"
        icon={Eye}
        wide
        disabled={isOffline}
        busy={isOpening && 'Opening…'}
        onClick={() => void open()}
      >
        Open the app as {firstName(name)} would see it
      </Button>
      {isOffline && <p className={css.note}>This needs a connection.</p>}
      {dialog}
    </div>
  );
}

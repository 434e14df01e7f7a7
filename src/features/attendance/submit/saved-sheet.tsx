import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useSyncExternalStore } from 'react';
import type { Item } from '#store/outbox/item.ts';
import { receiptOf } from '#store/outbox/server-answer.ts';
import { itemOf } from '#store/outbox/outbox.ts';
import { isShellCached } from '../../../api/updates/is-shell-cached.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Button, buttonLook } from '../../../ui/button/button.tsx';
import { Icon, type IconOf } from '../../../ui/icon/icon.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import * as css from './saved-sheet.css.ts';
import * as form from '../form/report-form.css.ts';

interface Said {
  look: keyof typeof css.discs;
  icon: IconOf;
  title: string;
  lines: string[];
  receipt: string | null;
}

/** State of the report in words: never more than is true. */
function say(item: Item | null, online: boolean, opensOffline: boolean, church: string): Said {
  if (item?.state.kind === 'delivered' || item?.state.kind === 'sent') {
    const held = item.state.how === 'held';
    return {
      look: 'sent',
      icon: CircleCheck,
      title: held ? `Sent, waits for ${church}` : 'Sent',
      lines: held ? ['A church administrator decides about it.'] : ['The server has it.'],
      receipt: receiptOf(item),
    };
  }
  if (item?.state.kind === 'attention') {
    return {
      look: 'attention',
      icon: TriangleAlert,
      title: 'Needs attention',
      lines: [`${item.state.problem.message}.`, 'Your numbers are kept in My reports.'],
      receipt: null,
    };
  }
  const way = online ? 'It is next to be sent.' : 'It sends by itself when you’re back online.';
  return {
    look: 'saved',
    icon: TabletSmartphone,
    title: 'Saved on this device',
    lines: [way, opensOffline ? 'You can close the app.' : 'Keep the app open until it is sent.'],
    receipt: null,
  };
}

/** After a submission: saved here, and sent as soon as the server has it. */
export function SavedSheet({
  itemId,
  what,
  church,
  next,
  onNext,
  onClose,
}: {
  itemId: string;
  /** '342 people, First service' */
  what: string;
  church: string;
  /** Label of the next step. */
  next: string;
  onNext(): void;
  onClose(): void;
}) {
  const item = useLive(itemOf, itemId);
  const online = useConnection().state === 'online';
  const opensOffline = useSyncExternalStore(isShellCached.subscribe, isShellCached.getSnapshot);
  const said = say(item.state === 'ready' ? item.data : null, online, opensOffline, church);
  return (
    <Sheet title={said.title} titleHidden onClose={onClose}>
      <output className={css.body}>
        <div className={css.discs[said.look]}>
          <Icon of={said.icon} size="hero" />
        </div>
        <p className={css.title}>{said.title}</p>
        <p className={css.words}>{what}.</p>
        {said.lines.map((line) => (
          <p key={line} className={css.words}>
            {line}
          </p>
        ))}
        {said.receipt !== null && <p className={css.receipt}>Receipt {said.receipt}</p>}
      </output>
      <div className={form.sheetActions}>
        <Button kind="primary" size="usher" wide onClick={onNext}>
          {next}
        </Button>
        <Link
          to="/apps/churches/my-reports"
          className={buttonLook({ kind: 'ghost', size: 'usher', wide: true })}
        >
          See my reports
        </Link>
      </div>
    </Sheet>
  );
}

import Bell from 'lucide-react/icons/bell';
import { useState } from 'react';
import {
  changeNotification,
  readAllNotifications,
  removeNotification,
} from '#domain/shell/notification-operations.ts';
import { newId } from '#domain/values/new-id.ts';
import { notificationsOf } from '#store/shell/notifications.ts';
import { call } from '../../../api/calls/call.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { namedIcon } from '../../../ui/icon/named-icons.ts';
import { Panel, PanelHead } from '../../../ui/panel/panel.tsx';
import type { PanelProps } from '../../../ui/panel/panel-button.tsx';
import { PanelList, PanelRow } from '../../../ui/panel/panel-row.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { timeWords } from '../time-words.ts';

type Noted = Awaited<ReturnType<typeof notificationsOf>>;

function flip({ id, ...row }: Noted[number], read: boolean): void {
  const { link, useRouter, icon, image, title, description, time } = row;
  // S7-018: the whole of it, as the call has it.
  const notification = { id, read, link, useRouter, icon, image, title, description, time };
  void attempt(call(changeNotification, { id, notification }, { id: newId() }));
}

function remove(id: string): void {
  void attempt(call(removeNotification, { id }, { id: newId() }));
}

function readAll(): void {
  void attempt(call(readAllNotifications, {}, { id: newId() }));
}

function List({ rows, close }: { rows: Noted; close(): void }) {
  const [now] = useState(() => new Date());
  if (rows.length === 0) {
    return (
      <EmptyState icon={Bell} title="No notifications">
        When you have notifications, they will appear here.
      </EmptyState>
    );
  }
  return (
    <PanelList label="Notifications">
      <Rows of={rows} keyOf={({ id }) => id}>
        {(row, at) => (
          <PanelRow
            icon={namedIcon(row.icon, Bell)}
            image={row.image}
            hue={at}
            title={<RichText html={row.title} />}
            words={row.description !== null && <RichText html={row.description} />}
            time={timeWords(row.time, now)}
            read={row.read}
            link={row.link}
            useRouter={row.useRouter}
            onFollow={() => {
              if (!row.read) flip(row, true);
              close();
            }}
            onToggle={() => flip(row, !row.read)}
            onRemove={() => remove(row.id)}
          />
        )}
      </Rows>
    </PanelList>
  );
}

/** S2-146, S2-147: what happened and concerns this person. */
export function NotificationsPanel({ trigger }: PanelProps) {
  const live = useLive(notificationsOf);
  const rows = live.state === 'ready' ? live.data : [];
  return (
    <Panel trigger={trigger} label="Notifications">
      {(close) => (
        <>
          <PanelHead title="Notifications">
            <Button kind="ghost" disabled={rows.every(({ read }) => read)} onClick={readAll}>
              Mark all read
            </Button>
          </PanelHead>
          {live.state === 'ready' ? (
            <List rows={rows} close={close} />
          ) : (
            <Skeleton what="notifications" />
          )}
        </>
      )}
    </Panel>
  );
}

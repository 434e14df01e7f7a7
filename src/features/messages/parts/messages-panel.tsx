import Mail from 'lucide-react/icons/mail';
import { readMessage, removeMessage } from '#domain/shell/message-operations.ts';
import { newId } from '#domain/values/new-id.ts';
import { messagesOf } from '#store/shell/messages.ts';
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
import { messageTime } from '../../../ui/message-time.ts';

type Mails = Awaited<ReturnType<typeof messagesOf>>;

function read(id: string): void {
  void attempt(call(readMessage, { id }, { id: newId() }));
}

function remove(id: string): void {
  void attempt(call(removeMessage, { id }, { id: newId() }));
}

function List({ rows, close }: { rows: Mails; close(): void }) {
  if (rows.length === 0) {
    return (
      <EmptyState icon={Mail} title="No messages">
        When you have messages, they will appear here.
      </EmptyState>
    );
  }
  return (
    <PanelList label="Messages">
      <Rows of={rows} keyOf={({ id }) => id}>
        {(row) => (
          <PanelRow
            icon={namedIcon(row.iconCssClass, Mail)}
            hue={Number(row.id)}
            title={<RichText html={row.title} />}
            words={<RichText html={row.body} kind={row.link === null ? 'block' : 'line'} />}
            time={messageTime(row.sentDateTime)}
            read={row.isRead}
            link={row.link}
            useRouter={row.useRouter}
            onFollow={() => {
              if (!row.isRead) read(row.id);
              close();
            }}
            onToggle={row.isRead ? null : () => read(row.id)}
            onRemove={() => remove(row.id)}
          />
        )}
      </Rows>
    </PanelList>
  );
}

/** S2-143 to S2-145: what the church wrote to this person. */
export function MessagesPanel({ trigger }: PanelProps) {
  const live = useLive(messagesOf);
  const rows = live.state === 'ready' ? live.data : [];
  return (
    <Panel trigger={trigger} label="Messages">
      {(close) => (
        <>
          <PanelHead title="Messages">
            {/* S2-145: it does nothing. */}
            <Button kind="ghost">Mark all read</Button>
          </PanelHead>
          {live.state === 'ready' ? (
            <List rows={rows} close={close} />
          ) : (
            <Skeleton what="messages" />
          )}
        </>
      )}
    </Panel>
  );
}

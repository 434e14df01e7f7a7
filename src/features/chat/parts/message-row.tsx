import Clock from 'lucide-react/icons/clock';
import type { MessageWithPending } from '#store/chat/conversation.ts';
import { discardItem } from '#store/outbox/outbox.ts';
import { databases, storeOf } from '#store/database.ts';
import { sendMessage } from '#domain/chat/operations.ts';
import { call } from '../../../api/calls/call.ts';
import { Button } from '../../../ui/button/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { FieldError } from '../../../ui/field/field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden.css.ts';
import * as css from '../../../ui/talk/talk.css.ts';

async function discard(id: string): Promise<void> {
  const store = await storeOf(databases());
  if (store) await discardItem(store, id);
}

/** Message that the server refused: the reason, and the actions. */
function Refused({ message, chatId }: { message: MessageWithPending; chatId: string }) {
  const { id, value, state } = message;
  if (state.kind !== 'refused') return null;
  return (
    <div className={css.refused}>
      <FieldError>Not sent. {state.problem.message}</FieldError>
      <div className={css.refusedKeys}>
        <Button onClick={() => void call(sendMessage, { id: chatId, value }, { id })}>
          Try again
        </Button>
        <Button kind="ghost" onClick={() => void discard(id)}>
          Delete
        </Button>
      </div>
    </div>
  );
}

/** One message: the person's own at the end, the others’ at the start. Text, never markup. */
export function MessageRow({
  message,
  time,
  chatId,
  author,
}: {
  message: MessageWithPending;
  time: string | null;
  chatId: string;
  author: string;
}) {
  const { isMine, value, state } = message;
  return (
    <li className={cx(css.message, isMine ? css.mine : css.theirs)}>
      <p className={cx(css.bubble, isMine ? css.myBubble : css.theirBubble)}>
        <span className={visuallyHidden}>{isMine ? 'You' : author}: </span>
        <span>{value}</span>
      </p>
      {time !== null && (
        <p className={css.time}>
          {state.kind === 'waiting' && (
            <>
              <Icon of={Clock} size="xs" />
              <span className={visuallyHidden}>Waits to be sent, </span>
            </>
          )}
          {time}
        </p>
      )}
      <Refused message={message} chatId={chatId} />
    </li>
  );
}

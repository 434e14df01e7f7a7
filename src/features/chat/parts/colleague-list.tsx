import { useEffect, useState } from 'react';
import { listColleagues, openChat } from '#domain/chat/operations.ts';
import type { Colleague } from '#domain/chat/entities.ts';
import { Failure } from '#domain/errors.ts';
import { call } from '../../../api/calls/call.ts';
import { usePictures } from '../../../api/pictures/pictures.ts';
import { PresenceAvatar } from '../../../ui/presence/presence-avatar.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import * as css from '../screens/chat-panel.css.ts';
import { quickChat } from '../quick-chat.ts';

type Found =
  | { state: 'loading' }
  | { state: 'ready'; colleagues: readonly Colleague[] }
  | { state: 'failed'; why: string };

const whyOf = (error: unknown) =>
  error instanceof Failure ? error.message : 'We could not load your colleagues. Try again';

async function colleagues(signal: AbortSignal): Promise<Found> {
  try {
    const answer = await call(listColleagues, {}, { signal });
    return answer.answeredBy === 'server'
      ? { state: 'ready', colleagues: answer.output.data }
      : { state: 'loading' };
  } catch (error) {
    return { state: 'failed', why: whyOf(error) };
  }
}

function useColleagues(): [Found, (found: Found) => void] {
  const [found, setFound] = useState<Found>({ state: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const answer = await colleagues(leaving.signal);
      if (!leaving.signal.aborted) setFound(answer);
    };
    void ask();
    return () => leaving.abort();
  }, []);
  return [found, setFound];
}

/** Whom a person may write to. Choosing one opens the chat with them. */
export function ColleagueList() {
  const [found, setFound] = useColleagues();
  const pictureOf = usePictures();
  const open = async (colleagueId: string) => {
    try {
      const answer = await call(openChat, { colleagueId });
      if (answer.answeredBy === 'server') quickChat.show(answer.output.id);
    } catch (error) {
      setFound({ state: 'failed', why: whyOf(error) });
    }
  };
  if (found.state === 'failed') return <p className={css.nothing}>{found.why}</p>;
  if (found.state === 'loading') {
    return (
      <div className={css.waiting}>
        <Skeleton lines={4} what="your colleagues" />
      </div>
    );
  }
  if (found.colleagues.length === 0) {
    return <p className={css.nothing}>Nobody else works for your churches yet</p>;
  }
  return (
    <ul className={css.colleagues}>
      <Rows of={found.colleagues} keyOf={({ id }) => id}>
        {({ id, name, avatar }) => (
          <li>
            <button type="button" className={css.colleague} onClick={() => void open(id)}>
              <PresenceAvatar
                name={name}
                photoUrl={pictureOf(avatar)}
                presence={null}
                size="middle"
              />
              {name}
            </button>
          </li>
        )}
      </Rows>
    </ul>
  );
}

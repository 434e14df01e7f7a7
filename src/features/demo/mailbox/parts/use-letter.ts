import { useEffect, useRef, useState } from 'react';
import type { Attachment } from '#domain/demo/mailbox/entities.ts';
import { deleteMail, writeMail } from '#domain/demo/mailbox/operations.ts';
import type { InputOf } from '#domain/operation.ts';
import { autosave } from '#store/drafts/autosave.ts';
import { callDemo, postDemo } from '../../../../api/demo.ts';
import { deleteRow } from '../../../../demo/delete-row.ts';
import { undoMs } from '../../../../demo/undo-ms.ts';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { offerUndo } from '../../../../ui/snackbar/offer-undo.ts';
import { change } from '../here.ts';
import { isBlank, type Letter, writtenOf } from '../letter.ts';
import { subjectOf } from '../words.ts';

/** The draft is kept this long after a key, in ms. */
const restAfterTyping = 500;

const inputOf = (letter: Letter, isSent: boolean): InputOf<typeof writeMail> => ({
  id: letter.id,
  mail: { ...writtenOf(letter), isSent },
});

/** A draft's saver, and whether there is something to save. */
function saverOf(start: Letter) {
  let newest = start;
  /** Typed and not known to be kept. */
  let isWaiting = false;
  /** Somebody decided what becomes of it: a file that is still on its way must not bring it back. */
  let isSettled = false;
  /** Send was pressed, and no answer came yet. */
  let isSending = false;
  /** Whether the store has this draft because of what was typed here. */
  let isKept = false;
  const saver = autosave<Letter>(async (letter) => {
    await callDemo(writeMail, inputOf(letter, false));
    isKept = true;
    if (letter === newest) isWaiting = false;
  }, restAfterTyping);
  return {
    now: () => newest,
    change(letter: Letter): void {
      if (isSettled) return;
      newest = letter;
      isWaiting = true;
      saver.change(letter);
    },
    flush: saver.flush,
    isKept: () => isKept,
    async send(): Promise<void> {
      isSending = true;
      try {
        await saver.flush();
        await callDemo(writeMail, inputOf(newest, true));
      } finally {
        isSending = false;
      }
    },
    /** Nothing is saved any more. */
    settle(): void {
      isSettled = true;
      isWaiting = false;
    },
    /** For a page that goes away and cannot wait. */
    post(): void {
      if (isWaiting || isSending) postDemo(writeMail, inputOf(newest, isSending));
    },
  };
}

/** A mail being written: kept as a draft while somebody types, and whatever comes next. */
export function useLetter(start: Letter, onClose: () => void) {
  const [letter, setLetter] = useState(start);
  const [saver] = useState(() => saverOf(start));
  const busy = useRef(false);
  useEffect(() => {
    const leave = () => saver.post();
    const hide = () => void saver.flush().catch(() => undefined);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      void attempt(saver.flush());
    };
  }, [saver]);

  /** One after the other: a second press finds it busy. It closes unless that failed. */
  const once = async (work: () => Promise<unknown>) => {
    if (busy.current) return;
    busy.current = true;
    const isDone = await attempt(work());
    busy.current = false;
    if (isDone) onClose();
  };
  const takeBack = () => void attempt(change(start.id, { folder: 'drafts' }));
  const edit = (part: Partial<Letter>): void => {
    const next = { ...saver.now(), ...part };
    setLetter(next);
    saver.change(next);
  };
  const attach = (files: readonly Attachment[]): void =>
    edit({ attachments: [...saver.now().attachments, ...files] });
  return {
    letter,
    change: edit,
    attach,
    detach(file: Attachment): void {
      edit({ attachments: saver.now().attachments.filter((one) => one !== file) });
      offerUndo(`Removed: ${file.name}`, () => attach([file]), undoMs);
    },
    /** Closes it; what was typed is among the drafts, and nothing is kept of an empty one. */
    close: () =>
      once(async () => {
        await saver.flush();
        if (saver.isKept() && isBlank(saver.now())) await callDemo(deleteMail, { id: start.id });
      }),
    send: () =>
      once(async () => {
        await saver.send();
        saver.settle();
        offerUndo(`Sent: ${subjectOf(saver.now())}`, takeBack, undoMs);
      }),
    discard: () =>
      once(async () => {
        await saver.flush();
        saver.settle();
        // Also one that was a draft before; where there is none, nothing happens and nothing is offered.
        if (saver.isKept() || start.isDraft) {
          await deleteRow(deleteMail, { id: start.id, name: subjectOf(saver.now()) });
        }
      }),
  };
}

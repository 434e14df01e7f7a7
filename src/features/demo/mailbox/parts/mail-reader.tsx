import { useNavigate } from '@tanstack/react-router';
import Forward from 'lucide-react/icons/forward';
import Pencil from 'lucide-react/icons/pencil';
import Reply from 'lucide-react/icons/reply';
import ReplyAll from 'lucide-react/icons/reply-all';
import TagIcon from 'lucide-react/icons/tag';
import { useEffect, useEffectEvent, useRef } from 'react';
import { nameOf } from '#domain/demo/mailbox/addressee.ts';
import type { Mail, MailLabel } from '#domain/demo/mailbox/entities.ts';
import type { Place } from '#domain/demo/mailbox/places.ts';
import { download } from '../../../../demo/files/download.ts';
import { HtmlPage } from '../../../../demo/html-page.tsx';
import { OpenedRow } from '../../../../demo/opened-row.tsx';
import { PhotoAvatar } from '../../../../ui/avatar-group/photo-avatar.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { FileTile } from '../../../../ui/file-tile/file-tile.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { messageTime } from '../../../../ui/message-time.ts';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { mailHere } from '../here.ts';
import { forwardOf, type Letter, letterOf, replyTo } from '../letter.ts';
import { splatOf } from '../mailbox-address.ts';
import { subjectOf } from '../words.ts';
import { MailFacts } from './mail-facts.tsx';
import { MailTools } from './mail-tools.tsx';
import * as css from './mailbox.css.ts';
import { useMailActs } from './use-mail-acts.ts';
import { usePaneKeys } from './use-pane-keys.ts';

interface ReaderProps {
  place: Place;
  page: number;
  labels: readonly MailLabel[];
  /** Nothing else is beside it. */
  alone: boolean;
  onWrite(letter: Letter): void;
}

function Head({ mail, labels, alone }: Pick<ReaderProps, 'labels' | 'alone'> & { mail: Mail }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // It took the place of the list, and the focus with it.
    if (alone) heading.current?.focus({ preventScroll: true });
  }, [alone]);
  const own = labels.filter(({ id }) => mail.labels.includes(id));
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {subjectOf(mail)}
      </h2>
      {own.length > 0 && (
        <ul className={css.chips} aria-label="Labels">
          {own.map(({ id, title, color }) => (
            <li key={id} className={css.chip}>
              <Icon of={TagIcon} size="xs" className={css.inColour[color]} />
              {title}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Sender({ mail }: { mail: Mail }) {
  const { contact, avatar } = mail.from;
  return (
    <div className={css.sender}>
      <PhotoAvatar name={nameOf(contact)} photo={avatar} size="middle" />
      <div className={css.senderWords}>
        <span className={css.senderName}>{nameOf(contact)}</span>
        <MailFacts mail={mail} />
      </div>
      <time dateTime={mail.date} className={css.date}>
        {messageTime(mail.date)}
      </time>
    </div>
  );
}

function Attachments({ files }: { files: Mail['attachments'] }) {
  if (files.length === 0) return null;
  return (
    <ul className={css.files} aria-label="Attachments">
      {files.map(({ name, size, preview, contentId }) => (
        <li key={contentId ?? name}>
          <FileTile
            name={name}
            bytes={size}
            {...(preview !== null && { preview })}
            {...(contentId !== undefined && {
              onDownload: () => void attempt(download(contentId, name)),
            })}
          />
        </li>
      ))}
    </ul>
  );
}

function Answers({ mail, onWrite }: { mail: Mail; onWrite(letter: Letter): void }) {
  if (mail.folder === 'drafts') {
    return (
      <div className={css.answers}>
        <Button kind="primary" icon={Pencil} onClick={() => onWrite(letterOf(mail))}>
          Edit draft
        </Button>
      </div>
    );
  }
  return (
    <div className={css.answers}>
      <Button icon={Reply} onClick={() => onWrite(replyTo(mail, false))}>
        Reply
      </Button>
      <Button icon={ReplyAll} onClick={() => onWrite(replyTo(mail, true))}>
        Reply all
      </Button>
      <Button icon={Forward} onClick={() => onWrite(forwardOf(mail))}>
        Forward
      </Button>
    </div>
  );
}

function Opened({ mail, place, page, labels, alone, onWrite }: ReaderProps & { mail: Mail }) {
  const acts = useMailActs(mail, place, page);
  const answer = (letter: Letter) => mail.folder !== 'drafts' && onWrite(letter);
  usePaneKeys({
    u: acts.leave,
    s: () => acts.toggle('starred'),
    i: () => acts.toggle('important'),
    r: () => answer(replyTo(mail, false)),
    a: () => answer(replyTo(mail, true)),
    f: () => answer(forwardOf(mail)),
    '#': () => mail.folder !== 'trash' && acts.move('trash'),
  });
  const read = useEffectEvent(() => {
    if (mail.unread) acts.set({ unread: false });
  });
  // Once: who marks it as unread meanwhile wants it so.
  useEffect(() => read(), []);
  return (
    <>
      <MailTools mail={mail} labels={labels} acts={acts} alone={alone} />
      <article className={css.mail} aria-label={subjectOf(mail)}>
        <Head mail={mail} labels={labels} alone={alone} />
        <Sender mail={mail} />
        <HtmlPage html={mail.content} kind="letter" />
        <Attachments files={mail.attachments} />
        <Answers mail={mail} onWrite={onWrite} />
      </article>
    </>
  );
}

/** The mail that is open. */
export function MailReader({ id, ...reader }: ReaderProps & { id: string }) {
  const navigate = useNavigate();
  const leave = () => {
    const params = { _splat: splatOf(reader.place, reader.page) };
    void navigate({ to: '/apps/mailbox/$', params, replace: true });
  };
  return (
    <div className={css.readingPane}>
      <OpenedRow query={mailHere} id={id} word="mail" onMissing={leave}>
        {(mail) => <Opened mail={mail} {...reader} />}
      </OpenedRow>
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Paperclip from 'lucide-react/icons/paperclip';
import Star from 'lucide-react/icons/star';
import type { Mail } from '#domain/demo/mailbox/entities.ts';
import { cx } from '../../../../ui/cx.ts';
import { Icon, type IconOf } from '../../../../ui/icon/icon.tsx';
import type { RowFocus } from '../../../../ui/long-list/long-list.tsx';
import { visuallyHidden } from '../../../../ui/visually-hidden.css.ts';
import { shortDay, subjectOf, whoOf, wordsOf } from '../words.ts';
import * as css from './mailbox.css.ts';

function Sign({ of, look, children }: { of: IconOf; look: string; children: string }) {
  return (
    <>
      <Icon of={of} size="xs" className={look} />
      <span className={visuallyHidden}>{children}</span>
    </>
  );
}

/** One mail of a list: who, when, about what, and how it begins. */
export function MailRow({
  mail,
  splat,
  open,
  focus,
  onOpen,
}: {
  mail: Mail;
  /** Of its address. */
  splat: string;
  open: boolean;
  focus?: RowFocus;
  onOpen?(): void;
}) {
  return (
    <Link
      to="/apps/mailbox/$"
      params={{ _splat: splat }}
      className={cx(css.row, mail.unread && css.unread)}
      aria-current={open ? 'true' : undefined}
      onClick={onOpen}
      {...focus}
    >
      <span className={css.line}>
        {mail.unread && <span className={visuallyHidden}>Unread</span>}
        <span className={css.who}>{whoOf(mail)}</span>
        {mail.important && (
          <Sign of={CircleAlert} look={css.important}>
            Important
          </Sign>
        )}
        <time dateTime={mail.date} className={css.date}>
          {shortDay(mail.date)}
        </time>
      </span>
      <span className={css.line}>
        <span className={css.subject}>{subjectOf(mail)}</span>
        {mail.attachments.length > 0 && (
          <Sign of={Paperclip} look={css.sign}>
            With attachments
          </Sign>
        )}
        {mail.starred && (
          <Sign of={Star} look={css.star}>
            Starred
          </Sign>
        )}
      </span>
      <span className={css.excerpt}>{wordsOf(mail.content)}</span>
    </Link>
  );
}

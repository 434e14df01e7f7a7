import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Mail, Pagination } from '#domain/demo/mailbox/entities.ts';
import type { Place } from '#domain/demo/mailbox/places.ts';
import { Pager } from '../../../../ui/pager/pager.tsx';
import { splatOf } from '../mailbox-address.ts';
import { rangeWords } from '../words.ts';
import { MailRow } from './mail-row.tsx';
import { rowIn, useListFocus } from './use-list-focus.ts';
import { usePaneKeys } from './use-pane-keys.ts';
import * as css from './mailbox.css.ts';

/** A page of the mails of a place, and the way to the others. */
export function MailList({
  title,
  place,
  mails,
  pages,
  openId,
  hidden,
}: {
  title: string;
  place: Place;
  mails: readonly Mail[];
  pages: Pagination;
  openId: string | null;
  /** A mail is in its place: it stays there for the keys, and for the way back. */
  hidden: boolean;
}) {
  const navigate = useNavigate();
  const { currentPage, lastPage } = pages;
  const box = useRef<HTMLDivElement>(null);
  const shown = splatOf(place, currentPage);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    box.current?.scrollTo({ top: 0 });
  }, [shown]);
  const leavePast = useEffectEvent(() => {
    const params = { _splat: splatOf(place, lastPage, openId) };
    void navigate({ to: '/apps/mailbox/$', params, replace: true });
  });
  const goTo = async (mail: Mail | undefined) => {
    if (!mail) return;
    const params = { _splat: splatOf(place, currentPage, mail.id) };
    await navigate({ to: '/apps/mailbox/$', params });
    // Where the mail has taken the place of the list, it has the focus.
    rowIn(box.current, mail.id)?.focus();
  };
  const at = mails.findIndex(({ id }) => id === openId);
  usePaneKeys({ j: () => void goTo(mails[at + 1]), k: () => void goTo(mails[at - 1]) });
  useListFocus(box, openId, mails.map(({ id }) => id).join());
  const isPast = currentPage > lastPage;
  useEffect(() => {
    if (isPast) leavePast();
  }, [isPast]);
  return (
    <div ref={box} className={css.listPane} hidden={hidden}>
      <div className={css.listHead}>
        <Pager
          label={`Pages of ${title}`}
          page={currentPage}
          pages={lastPage}
          words={rangeWords(pages)}
          onPage={(page) =>
            void navigate({ to: '/apps/mailbox/$', params: { _splat: splatOf(place, page) } })
          }
        />
      </div>
      <ul className={css.rows} aria-label={title}>
        {mails.map((mail) => (
          <li key={mail.id} className={css.rowPlace}>
            <MailRow
              mail={mail}
              splat={splatOf(place, currentPage, mail.id)}
              open={mail.id === openId}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

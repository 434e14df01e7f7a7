import Search from 'lucide-react/icons/search';
import { useMemo } from 'react';
import type { Mail } from '#domain/demo/mailbox/entities.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { searchIn } from '../../../../demo/search-in.ts';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { type LongGroup, LongList } from '../../../../ui/long-list/long-list.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { everyMailHere } from '../here.ts';
import { splatOf } from '../mailbox-address.ts';
import { foundWords, searchedText } from '../words.ts';
import { MailRow } from './mail-row.tsx';
import * as css from './mailbox.css.ts';

const months = new Intl.DateTimeFormat('en-ZA', { month: 'long', year: 'numeric' });

/** Under the month of each, in their order. */
function byMonth(mails: readonly Mail[]): LongGroup<Mail>[] {
  const groups: { month: string; heading: string; rows: Mail[] }[] = [];
  for (const mail of mails) {
    const month = mail.date.slice(0, 7);
    const last = groups.at(-1);
    if (last?.month === month) last.rows.push(mail);
    else groups.push({ month, heading: months.format(new Date(mail.date)), rows: [mail] });
  }
  return groups;
}

function Found({
  find,
  search,
  onOpen,
}: {
  find(words: string): readonly Mail[];
  search: string;
  onOpen(): void;
}) {
  const found = useMemo(() => find(search), [find, search]);
  const groups = useMemo(() => byMonth(found), [found]);
  return (
    <div className={css.results}>
      <output className={css.found}>{foundWords(found.length)}</output>
      {found.length === 0 ? (
        <EmptyState icon={Search} title="No mail says this">
          Look for another word of the subject or the text, or for a name or an address.
        </EmptyState>
      ) : (
        <LongList label="Mails found" groups={groups} openId={null}>
          {(mail, focus) => (
            // In its own folder, which is never empty then.
            <MailRow
              mail={mail}
              splat={splatOf({ of: 'folder', slug: mail.folder }, 1, mail.id)}
              open={false}
              focus={focus}
              onOpen={onOpen}
            />
          )}
        </LongList>
      )}
    </div>
  );
}

const noMails: readonly Mail[] = [];

/** Mails of all folders that say these words. Nothing is shown without words, and all is read for the first of them. */
export function FoundMails({ search, onOpen }: { search: string; onOpen(): void }) {
  const live = useLive(everyMailHere);
  const mails = live.state === 'ready' ? live.data : noMails;
  const find = useMemo(() => searchIn(mails, searchedText), [mails]);
  if (search.trim() === '') return null;
  if (live.state !== 'ready') return <Skeleton lines={8} what="all mails" />;
  return <Found find={find} search={search} onOpen={onOpen} />;
}

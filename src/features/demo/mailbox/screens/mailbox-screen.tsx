import { useNavigate } from '@tanstack/react-router';
import MailIcon from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import type { MailLabel } from '#domain/demo/mailbox/entities.ts';
import type { Place } from '#domain/demo/mailbox/places.ts';
import type { MailPage } from '#store/demo/mailbox/queries.ts';
import { type Live, useLive } from '../../../../api/live-queries/use-live.ts';
import { DemoList } from '../../../../demo/demo-list.tsx';
import * as page from '../../../../demo/demo-page.css.ts';
import { SearchBox } from '../../../../demo/search-box.tsx';
import { useShortcuts } from '../../../../demo/use-shortcuts.ts';
import { useSidePanel } from '../../../../demo/use-side-panel.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { PageHeader } from '../../../../ui/page-header/page-header.tsx';
import { Tooltip } from '../../../../ui/tooltip/tooltip.tsx';
import { from } from '../../../../ui/theme/scale.ts';
import { useMedia } from '../../../../ui/use-media.ts';
import { foldersHere, labelsHere, mailsHere, settingsHere } from '../here.ts';
import { blankLetter, type Letter } from '../letter.ts';
import { pageAt } from '../mailbox-address.ts';
import { ComposeSheet } from '../parts/compose-sheet.tsx';
import { FoundMails } from '../parts/found-mails.tsx';
import { MailList } from '../parts/mail-list.tsx';
import { MailReader } from '../parts/mail-reader.tsx';
import { MailSettings } from '../parts/mail-settings.tsx';
import { MailboxSide } from '../parts/mailbox-side.tsx';
import * as css from '../parts/mailbox.css.ts';
import { paneKeys, usePaneKeys } from '../parts/use-pane-keys.ts';
import { placeTitle } from '../words.ts';

const words = {
  icon: MailIcon,
  what: 'your mails',
  failed: 'The mails cannot be read',
  empty: { title: 'No mails here', text: 'What belongs here stands here as soon as it is there.' },
};

interface ListProps {
  place: Place;
  pageNumber: number;
  openId: string | null;
  labels: Live<MailLabel[]>;
  onWrite(letter: Letter): void;
}

const rowsOf = (live: Live<MailPage>): Live<readonly object[]> =>
  live.state === 'ready'
    ? { state: 'ready', data: live.data.pagination.totalResults > 0 ? [live.data] : [] }
    : live;

/** A label in an address that there is no more leads to the inbox. */
function useKnownLabel(place: Place, labels: Live<MailLabel[]>): void {
  const navigate = useNavigate();
  const isGone =
    place.of === 'label' &&
    labels.state === 'ready' &&
    !labels.data.some(({ slug }) => slug === place.slug);
  const leave = useEffectEvent(() => {
    // oxlint-disable-next-line no-console -- the demo apps log what was not found, and go to the list
    console.warn(`Could not found label with slug of ${place.slug}!`);
    void navigate({ to: '/apps/mailbox/$', params: { _splat: 'inbox/1' }, replace: true });
  });
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
}

/** The mails of a place. Until those of another one are there, the ones before stay, and the focus on the keys of their pages. */
function useSteadyMails(place: Place, pageNumber: number) {
  const live = useLive(mailsHere, place, pageNumber);
  const [shown, setShown] = useState({ place, live });
  if (live.state === 'loading' || live === shown.live) return shown;
  const next = { place, live };
  setShown(next);
  return next;
}

/** A place's mails, and the one of them that is open: beside them where there is room, else in their place. */
function Mails({ place, pageNumber, openId, labels, onWrite }: ListProps) {
  const { live, ...at } = useSteadyMails(place, pageNumber);
  const settings = useLive(settingsHere);
  const isWide = useMedia(from.xl);
  useKnownLabel(place, labels);
  usePaneKeys({ c: () => onWrite(blankLetter()) });
  const known = labels.state === 'ready' ? labels.data : [];
  const isBeside = isWide && settings.state === 'ready' && settings.data.messageLayout === 'beside';
  const reader = openId !== null && (
    <MailReader
      id={openId}
      place={place}
      page={pageNumber}
      labels={known}
      alone={!isBeside}
      onWrite={onWrite}
    />
  );
  return (
    <DemoList list={rowsOf(live)} words={words}>
      {() =>
        live.state === 'ready' && (
          <div className={cx(css.panes, isBeside && css.beside)} {...paneKeys}>
            <MailList
              title={placeTitle(at.place, known)}
              place={at.place}
              mails={live.data.mails ?? []}
              pages={live.data.pagination}
              openId={openId}
              hidden={!isBeside && openId !== null}
            />
            {reader}
            {isBeside && openId === null && (
              <div className={css.nothingOpen}>
                <EmptyState icon={MailIcon} title="Select a mail">
                  It opens here, beside the list.
                </EmptyState>
              </div>
            )}
          </div>
        )
      }
    </DemoList>
  );
}

/** S2-079: folders, filters and labels, a page of the mails in one of them, and the one that is open. */
export function MailboxScreen({
  splat,
  menu,
}: {
  /** The part of the address behind `/apps/mailbox/`. */
  splat: string;
  /** Menu of every demo app. */
  menu: ReactNode;
}) {
  const shown = pageAt(splat);
  const folders = useLive(foldersHere);
  const labels = useLive(labelsHere);
  const known = labels.state === 'ready' ? labels.data : [];
  const [typed, setTyped] = useState('');
  const [isAboutTo, setAboutTo] = useState(false);
  const search = useDeferredValue(typed);
  const [letter, setLetter] = useState<Letter | null>(null);
  const write = () => setLetter((now) => now ?? blankLetter());
  useShortcuts({ '/': write });
  const { side, sideKey } = useSidePanel('Mailboxes', (close) => (
    <MailboxSide
      folders={folders.state === 'ready' ? folders.data : []}
      labels={known}
      place={shown.is === 'list' ? shown.place : null}
      onChoose={() => {
        setTyped('');
        close();
      }}
    />
  ));
  const actions = (
    <>
      {sideKey}
      <SearchBox
        label="Search all mails"
        value={typed}
        onChange={setTyped}
        onFocused={setAboutTo}
      />
      {menu}
      <Tooltip text="New mail" keys="Ctrl /">
        <Button kind="primary" icon={Pencil} onClick={write}>
          Compose
        </Button>
      </Tooltip>
    </>
  );
  const title = shown.is === 'list' ? placeTitle(shown.place, known) : 'Mailbox settings';
  const isSearching = search.trim() !== '';
  return (
    <div className={page.page}>
      {side}
      <div className={page.main}>
        <PageHeader title={title} actions={actions} />
        {(isAboutTo || isSearching) && <FoundMails search={search} onOpen={() => setTyped('')} />}
        {!isSearching && shown.is === 'settings' && <MailSettings labels={known} />}
        {!isSearching && shown.is === 'list' && (
          <Mails
            place={shown.place}
            pageNumber={shown.page}
            openId={shown.id}
            labels={labels}
            onWrite={setLetter}
          />
        )}
      </div>
      {letter && <ComposeSheet key={letter.id} start={letter} onClose={() => setLetter(null)} />}
    </div>
  );
}

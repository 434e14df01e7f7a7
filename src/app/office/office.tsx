import { useNavigate } from '@tanstack/react-router';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { roleTitle } from '#domain/permissions.ts';
import { navigationFor } from '#domain/shell/navigation.ts';
import { pictureAddress } from '#domain/sync/picture-address.ts';
import { ownOrganisation } from '#store/organisation/own-tenant.ts';
import { mailsUnread } from '#store/demo/mailbox/mails-unread.ts';
import { tasksRemaining } from '#store/demo/tasks/queries.ts';
import { onDemo } from '../../api/live-queries/on-demo.ts';
import { usePictures } from '../../api/pictures/pictures.ts';
import { type Live, useLive } from '../../api/live-queries/use-live.ts';
import { LayoutFrame } from '../../layouts/frame/layout-frame.tsx';
import type { FrameProps } from '../../layouts/frame/layout.ts';
import { layouts } from '../../layouts/layouts.ts';
import { SearchButton } from '../../features/search/parts/search-button.tsx';
import { search } from '../../features/search/search-state.ts';
import { Footer } from '../footer.tsx';
import { LaterOffer } from '../install/later-offer.tsx';
import { useProfile } from '../profile.tsx';
import { useAccountAppearance } from './appearance/account-appearance.ts';
import { useDensity } from './appearance/density-choice.ts';
import {
  MessagesButton,
  NotificationsButton,
  ShortcutsButton,
  useMessages,
} from './header-panels.tsx';
import { UpdateButton } from './updates/update-button.tsx';
import { useHere } from './use-here.ts';
import { useKeepOffice } from './use-keep-office.ts';
import { PageLoading } from './loading/page-loading.tsx';
import { useLayoutName } from './appearance/use-layout-name.ts';
import { useUsualLook } from './appearance/use-usual-look.ts';
import { useOwnFace } from './person/use-own-face.ts';
import { useOwnStatus } from './person/use-own-status.ts';
import { usePrintFoot } from './print/use-print-foot.ts';
import { useRejections } from './use-rejections.ts';
import { useQuickChat } from './use-quick-chat.tsx';
import { afterForm } from '../../features/attendance/form/after-form.tsx';
import type { NavigationCounts } from '../../ui/navigation/item-words.tsx';
import { PageWayHere } from '../../ui/page-header/page-way.ts';
import { latePart } from '../../ui/late-part.ts';
import { preloadPart } from '../../ui/preload-part.tsx';

const { Part: AppearanceDrawer } = preloadPart(() =>
  import('./appearance/appearance-drawer.tsx').then((part) => part.AppearanceDrawer),
);

const ChurchKey = afterForm(() =>
  import('../places/church-key.tsx').then((part) => part.ChurchKey),
);

const PushMenu = afterForm(() =>
  import('../../features/push/parts/push-menu.tsx').then((part) => part.PushMenu),
);
const ReceivedPushes = latePart(() =>
  import('../../features/push/parts/received-pushes.tsx').then((part) => part.ReceivedPushes),
);

/** Pages with keys of their own at the foot of a phone, in the place of the tabs. */
const keysAtFoot = /\/(submit-attendance-report|roll|academy\/[^/]+)$/;

const remainingHere = onDemo(tasksRemaining);
const unreadHere = onDemo(mailsUnread);

/** Parts that hear by themselves all that they show: made once, so that they are not drawn anew with the frame. */
const parts = {
  church: <ChurchKey />,
  shortcuts: <ShortcutsButton />,
  messages: <MessagesButton />,
  notifications: <NotificationsButton />,
  updates: <UpdateButton />,
  loading: <PageLoading />,
  footer: <Footer />,
};
const searchKeys = { field: <SearchButton look="field" />, key: <SearchButton look="key" /> };
const laterOffer = <LaterOffer />;

const orNull = (live: Live<number | null>) => (live.state === 'ready' ? live.data : null);

function useCounts(reportsNeedingMe: number): NavigationCounts {
  const tasks = orNull(useLive(remainingHere));
  const mails = orNull(useLive(unreadHere));
  return useMemo(
    () => ({ reportsNeedingMe, tasksRemaining: tasks, mailsUnread: mails }),
    [reportsNeedingMe, tasks, mails],
  );
}

type OfficeProps = Pick<FrameProps, 'name' | 'tenant' | 'menu' | 'banners'> & {
  path: string;
  /** Of a page that neither names itself nor is in the navigation. */
  title: string;
  needing: number;
  children: ReactNode;
};

/** The back office round a page: one of eleven layouts, the navigation, and how it all looks. */
export function Office({ path, title, needing, menu, children, ...frame }: OfficeProps) {
  const { grants } = useProfile();
  const layout = useLayoutName();
  useDensity();
  useAccountAppearance();
  useRejections();
  useKeepOffice();
  usePrintFoot(frame.name);
  const status = useOwnStatus();
  const face = useOwnFace();
  const pictureOf = usePictures();
  const said = useLive(ownOrganisation);
  const organisation = said.state === 'ready' ? said.data : null;
  useUsualLook(organisation);
  const { count: letters } = useMessages();
  const { chat, panel, unread } = useQuickChat(layouts[layout].chat);
  const navigate = useNavigate();
  const [appearance, setAppearance] = useState(false);
  const [pushes, setPushes] = useState(false);
  const counts = useCounts(needing);
  const navigation = useMemo(() => navigationFor(grants.map(({ role }) => role)), [grants]);
  const { namesWay } = layouts[layout];
  const { here, own, way } = useHere(navigation.default, path, title, namesWay);
  return (
    <LayoutFrame
      {...frame}
      {...here}
      {...face}
      logo={organisation?.logoId ? pictureOf(pictureAddress(organisation.logoId)) : null}
      layout={layouts[layout]}
      role={grants[0] ? roleTitle(grants[0]) : ''}
      menu={{
        ...menu,
        office: {
          onDashboard: () => void navigate({ to: '/pages/profile/dashboard' }),
          onSettings: () => void navigate({ to: '/pages/settings' }),
          onAppearance: () => setAppearance(true),
          push: <PushMenu onShow={() => setPushes(true)} />,
          status,
        },
      }}
      navigation={navigation}
      counts={counts}
      presence={status.status}
      chat={chat}
      waiting={letters + unread}
      search={searchKeys[layouts[layout].search]}
      onFind={search.open}
      tabs={!keysAtFoot.test(path)}
      {...parts}
    >
      <title>{`${own} · Ibandla`}</title>
      <PageWayHere value={way}>{children}</PageWayHere>
      {laterOffer}
      {panel}
      {appearance && (
        <Suspense>
          <AppearanceDrawer layout={layout} onClose={() => setAppearance(false)} />
        </Suspense>
      )}
      {pushes && (
        <Suspense>
          <ReceivedPushes onClose={() => setPushes(false)} />
        </Suspense>
      )}
    </LayoutFrame>
  );
}

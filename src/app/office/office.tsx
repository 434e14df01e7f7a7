import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import { roleTitle } from '#domain/permissions.ts';
import { navigationFor } from '#domain/shell/navigation.ts';
import { pictureAddress } from '#domain/sync/picture-address.ts';
import { ownOrganisation } from '#store/organisation/own-tenant.ts';
import { mailsUnread } from '#store/demo/mailbox/mails-unread.ts';
import { tasksRemaining } from '#store/demo/tasks/queries.ts';
import { onDemo } from '../../api/live-queries/on-demo.ts';
import { usePictures } from '../../api/pictures/pictures.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
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
import { useLoading } from './loading/use-loading.ts';
import { useLayoutName } from './appearance/use-layout-name.ts';
import { useUsualLook } from './appearance/use-usual-look.ts';
import { useOwnFace } from './person/use-own-face.ts';
import { useOwnStatus } from './person/use-own-status.ts';
import { usePrintFoot } from './print/use-print-foot.ts';
import { useRejections } from './use-rejections.ts';
import { useQuickChat } from './use-quick-chat.tsx';
import { afterForm } from '../../features/attendance/form/after-form.tsx';
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
  const loading = useLoading();
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
  const remaining = useLive(remainingHere);
  const mails = useLive(unreadHere);
  const navigation = navigationFor(grants.map((grant) => grant.role));
  const { here, own, way } = useHere(navigation.default, path, title);
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
      church={<ChurchKey />}
      navigation={navigation}
      counts={{
        reportsNeedingMe: needing,
        tasksRemaining: remaining.state === 'ready' ? remaining.data : null,
        mailsUnread: mails.state === 'ready' ? mails.data : null,
      }}
      {...loading}
      presence={status.status}
      chat={chat}
      waiting={letters + unread}
      search={<SearchButton look={layouts[layout].search} />}
      onFind={search.open}
      tabs={!keysAtFoot.test(path)}
      shortcuts={<ShortcutsButton />}
      messages={<MessagesButton />}
      notifications={<NotificationsButton />}
      updates={<UpdateButton />}
      footer={<Footer />}
    >
      <title>{`${own} · Ibandla`}</title>
      <PageWayHere value={{ ...way, isInBar: layouts[layout].namesWay }}>{children}</PageWayHere>
      <LaterOffer />
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

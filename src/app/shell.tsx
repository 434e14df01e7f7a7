import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { holds } from '#domain/permissions.ts';
import { reportsNeedingMe } from '#store/attendance/my-reports/needing-me.ts';
import { afterForm } from '../features/attendance/form/after-form.tsx';
import { useLive } from '../api/live-queries/use-live.ts';
import type { PersonMenuProps } from '../layouts/person/person-menu.tsx';
import { UsherLayout } from '../layouts/usher/usher-layout.tsx';
import { LoadingBar } from '../ui/loading-bar/loading-bar.tsx';
import { visuallyHidden } from '../ui/visually-hidden.css.ts';
import { Banners } from './banners/banners.tsx';
import { isDark, preferences } from './preferences.ts';
import { useProfile } from './profile.tsx';
import { useBusy } from './use-busy.ts';
import { useLeaving } from './use-leaving.tsx';

const ChurchKey = afterForm(() =>
  import('./places/usher-church-key.tsx').then((part) => part.UsherChurchKey),
);
const BesidePage = afterForm(() => import('./beside-page.tsx').then((part) => part.BesidePage));
const PersonPlaces = afterForm(() =>
  import('./places/person-places.tsx').then((part) => part.PersonPlaces),
);

const Office = lazy(() =>
  import('./office/office.tsx').then((module) => ({ default: module.Office })),
);

const InstallOffer = afterForm(() =>
  import('./install/install-offer.tsx').then((part) => part.InstallOffer),
);

/** Titles of pages for an usher, and of those that no menu leads to. */
const titles: Record<string, string> = {
  '/pages/profile/dashboard': 'Dashboard',
  '/apps/churches/my-reports': 'My reports',
  '/404-not-found': 'Page not found',
};

const churchReport = '/apps/churches/submit-attendance-report';
const cellReport = '/apps/groups/cell-ministry/submit-attendance-report';

/** Pages that show an usher the form. */
const countingPaths = new Set(['/pages/profile/dashboard', churchReport, cellReport]);

function usePersonMenu(): PersonMenuProps & { dark: boolean; leaving: ReactNode } {
  const chosen = useSyncExternalStore(preferences.subscribe, preferences.getSnapshot);
  const dark = useSyncExternalStore(preferences.subscribe, isDark);
  const { user } = useProfile();
  const { leave, question } = useLeaving();
  return {
    ...chosen,
    email: user.email,
    dark,
    onScheme: preferences.chooseScheme,
    onTheme: preferences.chooseTheme,
    places: <PersonPlaces />,
    onSwitch: () => leave('switch'),
    onSignOut: () => leave('signOut'),
    leaving: question,
  };
}

function Loading() {
  return <LoadingBar busy={useBusy()} />;
}

/** Large for who only counts, the back office for the others; a page that fills the screen has none. */
function Frame({ needing, children }: { needing: number; children: ReactNode }) {
  const { user, tenant, grants } = useProfile();
  const { dark, leaving, ...menu } = usePersonMenu();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData });
  const isOffice = holds(grants, 'report.view');
  const named = titles[path] ?? page?.title ?? 'Ibandla';
  const banners = (
    <>
      <Banners />
      {leaving}
    </>
  );
  if (page?.fillsScreen) return children;
  const frame = { name: user.name, tenant: tenant.name, menu, needing, banners };

  if (isOffice) {
    return (
      <Suspense
        // While the frame is on its way: a place with a name, for whoever listens.
        fallback={
          <main aria-busy="true">
            <h1 className={visuallyHidden}>{named}</h1>
          </main>
        }
      >
        <Office {...frame} path={path} title={named}>
          {children}
        </Office>
      </Suspense>
    );
  }
  const counting = countingPaths.has(path);
  const ofChurch = holds(grants, 'report.submitChurch');
  const title = counting ? (ofChurch ? 'Attendance report' : 'Cell report') : named;
  return (
    <UsherLayout
      {...frame}
      church={<ChurchKey />}
      title={title}
      dark={dark}
      onDark={(next) => preferences.chooseScheme(next ? 'dark' : 'light')}
      // The roll of a group has keys at the foot of a phone too.
      counting={counting || path.endsWith('/roll')}
      reportPath={ofChurch ? churchReport : cellReport}
    >
      <title>{`${title} · Ibandla`}</title>
      <Loading />
      {children}
      {!counting && <InstallOffer />}
    </UsherLayout>
  );
}

/** The frame round every signed-in page, and the work beside it. */
export function Shell({ children }: { children: ReactNode }) {
  const live = useLive(reportsNeedingMe);
  const needing = live.state === 'ready' ? live.data : 0;
  return (
    <>
      <Frame needing={needing}>{children}</Frame>
      <BesidePage needing={needing} />
    </>
  );
}

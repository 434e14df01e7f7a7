import { createFileRoute, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { isLocalDate } from '#domain/values/dates/is-local-date.ts';
import { Banners } from '../../../../../app/banners/banners.tsx';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { isDark, preferences } from '../../../../../app/preferences.ts';
import { useProfile } from '../../../../../app/profile.tsx';
import { searchTexts } from '../../../../../app/search-texts.ts';
import { SundayBoardScreen } from '../../../../../features/attendance/sunday/sunday-board-screen.tsx';

/** The live board of a day. Without a day: the latest Sunday. */
export const Route = createFileRoute('/_signed-in/(office)/apps/churches/sunday')({
  staticData: { title: 'Sunday board', fillsScreen: true },
  validateSearch: searchTexts('date'),
  loader: holdersOnly('report.view'),
  component: SundayPage,
});

function SundayPage() {
  const { date = '' } = Route.useSearch();
  const dark = useSyncExternalStore(preferences.subscribe, isDark);
  const navigate = useNavigate();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const { tenant } = useProfile();
  return (
    <>
      <title>Sunday board · Ibandla</title>
      <SundayBoardScreen
        date={isLocalDate(date) ? date : null}
        tenant={tenant.name}
        timeZone={tenant.timeZone}
        dark={dark}
        onDark={(next) => preferences.chooseScheme(next ? 'dark' : 'light')}
        banners={<Banners />}
        onBack={() =>
          canGoBack ? history.back() : void navigate({ to: '/apps/churches/dashboard' })
        }
        onDate={(day) =>
          void navigate({
            to: '/apps/churches/sunday',
            search: day === null ? {} : { date: day },
            // Back leaves the board, however many days were looked at.
            replace: true,
          })
        }
      />
    </>
  );
}

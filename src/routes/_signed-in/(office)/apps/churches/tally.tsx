import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { Banners } from '../../../../../app/banners/banners.tsx';
import { isDark, preferences } from '../../../../../app/preferences.ts';
import { useProfile } from '../../../../../app/profile.tsx';
import { searchTexts } from '../../../../../app/search-texts.ts';
import { TallyScreen } from '../../../../../features/attendance/tally/tally-screen.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/churches/tally')({
  staticData: { title: 'Tally', fillsScreen: true },
  validateSearch: searchTexts('church', 'service', 'date'),
  component: TallyPage,
});

function TallyPage() {
  const { church = '', service = '', date = '' } = Route.useSearch();
  const dark = useSyncExternalStore(preferences.subscribe, isDark);
  const navigate = useNavigate();
  const { user } = useProfile();
  const back = () =>
    void navigate({
      to: '/apps/churches/submit-attendance-report',
      search: { church, service, date },
    });
  return (
    <>
      <title>Tally · Ibandla</title>
      <TallyScreen
        key={[church, service, date].join('|')}
        place={{ churchId: church, serviceId: service, date }}
        person={user.name}
        dark={dark}
        onDark={(next) => preferences.chooseScheme(next ? 'dark' : 'light')}
        banners={<Banners />}
        onBack={back}
        onFilled={back}
      />
    </>
  );
}

import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { searchTexts } from '../../../../../app/search-texts.ts';
import { DevicesScreen } from '../../../../../features/settings/devices/devices-screen.tsx';

/** The devices of the churches that the person looks after. */
export const Route = createFileRoute('/_signed-in/(office)/pages/settings/devices')({
  staticData: { title: 'Devices', openedFrom: '/pages/settings' },
  validateSearch: searchTexts('church', 'state', 'version'),
  loader: holdersOnly('device.manage'),
  component: DevicesPage,
});

function DevicesPage() {
  const navigate = useNavigate();
  return (
    <DevicesScreen
      filter={Route.useSearch()}
      onFilter={(search) => void navigate({ to: '/pages/settings/devices', search, replace: true })}
    />
  );
}

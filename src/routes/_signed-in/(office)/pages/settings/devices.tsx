import { createFileRoute } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { DevicesScreen } from '../../../../../features/settings/devices/devices-screen.tsx';

/** The devices of the churches that the person looks after. */
export const Route = createFileRoute('/_signed-in/(office)/pages/settings/devices')({
  staticData: { title: 'Devices', openedFrom: '/pages/settings' },
  loader: holdersOnly('device.manage'),
  component: DevicesScreen,
});

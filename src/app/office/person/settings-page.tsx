import { PushHere } from '../../../features/push/parts/push-here.tsx';
import type { PanelName } from '../../../features/settings/panels.ts';
import { SettingsScreen } from '../../../features/settings/screens/settings-screen.tsx';
import { useProfile } from '../../profile.tsx';
import { OwnPhotoPart } from './own-photo-part.tsx';

/** The settings of the person at the device, open at one section. */
export function SettingsPage({ panel }: { panel: PanelName }) {
  const { user, tenant, grants } = useProfile();
  const person = { email: user.email, tenant: tenant.name, grants };
  return <SettingsScreen panel={panel} person={person} push={<PushHere />} Photo={OwnPhotoPart} />;
}

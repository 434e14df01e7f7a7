import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '../../../../../app/office/person/settings-page.tsx';

export const Route = createFileRoute('/_signed-in/(office)/pages/settings/')({
  staticData: { title: 'Settings' },
  component: FirstSection,
});

function FirstSection() {
  return <SettingsPage panel="account" />;
}

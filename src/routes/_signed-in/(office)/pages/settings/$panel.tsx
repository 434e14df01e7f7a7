import { createFileRoute, redirect } from '@tanstack/react-router';
import { isOneOf } from '#domain/values/is-one-of.ts';
import { SettingsPage } from '../../../../../app/office/person/settings-page.tsx';
import { panels } from '../../../../../features/settings/panels.ts';

export const Route = createFileRoute('/_signed-in/(office)/pages/settings/$panel')({
  staticData: { title: 'Settings' },
  loader: ({ params: { panel } }) => {
    if (!isOneOf(panels, panel)) throw redirect({ to: '/404-not-found', replace: true });
    return { panel };
  },
  component: Section,
});

function Section() {
  return <SettingsPage panel={Route.useLoaderData().panel} />;
}

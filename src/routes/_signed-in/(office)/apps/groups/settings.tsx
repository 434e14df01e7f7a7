import { createFileRoute } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { GroupSettingsScreen } from '../../../../../features/groups/screens/group-settings-screen.tsx';

interface Search {
  /** Id of the group. */
  group?: string;
}

const searchOf = ({ group }: Record<string, unknown>): Search =>
  typeof group === 'string' ? { group } : {};

export const Route = createFileRoute('/_signed-in/(office)/apps/groups/settings')({
  staticData: { title: 'Group settings' },
  validateSearch: searchOf,
  loader: holdersOnly('group.view'),
  component: GroupSettingsPage,
});

function GroupSettingsPage() {
  return <GroupSettingsScreen id={searchOf(Route.useSearch()).group ?? ''} />;
}

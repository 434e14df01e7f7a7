import { createFileRoute } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { GroupPage } from '../../../../../features/groups/group-page.tsx';

/** S2-137: a group that was found opens. */
export const Route = createFileRoute('/_signed-in/(office)/apps/groups/$groupId')({
  staticData: { title: 'Group' },
  loader: holdersOnly('group.view'),
  component: Page,
});

function Page() {
  return <GroupPage id={Route.useParams().groupId} />;
}

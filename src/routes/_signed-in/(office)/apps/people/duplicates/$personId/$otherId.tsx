import { createFileRoute } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../../../app/holders-only.ts';
import { MergePage } from '../../../../../../../features/duplicates/merge/merge-page.tsx';

/** Two records side by side, to become one person. */
export const Route = createFileRoute(
  '/_signed-in/(office)/apps/people/duplicates/$personId/$otherId',
)({
  staticData: { title: 'Merge two people', openedFrom: '/apps/people' },
  loader: holdersOnly('person.merge'),
  component: Page,
});

function Page() {
  const { personId, otherId } = Route.useParams();
  return <MergePage key={`${personId} ${otherId}`} id={personId} otherId={otherId} />;
}

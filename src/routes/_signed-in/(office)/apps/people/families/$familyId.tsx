import { createFileRoute } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../../app/holders-only.ts';
import { searchTexts } from '../../../../../../app/search-texts.ts';
import { useTab } from '../../../../../../app/use-tab.ts';
import { FamilyPage } from '../../../../../../features/families/page/family-page.tsx';

/** One family: its people and where they live. */
export const Route = createFileRoute('/_signed-in/(office)/apps/people/families/$familyId')({
  staticData: { title: 'Family', openedFrom: '/apps/people/families/list' },
  validateSearch: searchTexts('tab'),
  loader: holdersOnly('person.view'),
  component: Page,
});

function Page() {
  const { familyId } = Route.useParams();
  const tab = useTab(Route.useSearch().tab);
  return <FamilyPage id={familyId} tab={tab} />;
}

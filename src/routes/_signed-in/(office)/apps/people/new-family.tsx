import { createFileRoute } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { searchTexts } from '../../../../../app/search-texts.ts';
import { NewFamilyPage } from '../../../../../features/families/wizard/new-family-page.tsx';
import { peopleView } from '../../../../../features/people/directory/people-view.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/people/new-family')({
  validateSearch: searchTexts('mends'),
  staticData: { title: 'New family' },
  loader: holdersOnly('person.view'),
  component: Page,
});

function Page() {
  const { mends } = Route.useSearch();
  return <NewFamilyPage key={mends} people={peopleView} {...(mends !== undefined && { mends })} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { NewFamilyPage } from '../../../../../features/families/wizard/new-family-page.tsx';
import { peopleView } from '../../../../../features/people/directory/people-view.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/people/new-family')({
  staticData: { title: 'New family' },
  loader: holdersOnly('person.view'),
  component: Page,
});

function Page() {
  return <NewFamilyPage people={peopleView} />;
}

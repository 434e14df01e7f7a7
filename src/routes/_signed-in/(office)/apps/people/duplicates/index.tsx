import { createFileRoute } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../../app/holders-only.ts';
import { DuplicatesPage } from '../../../../../../features/duplicates/pairs/duplicates-page.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/people/duplicates/')({
  staticData: { title: 'Duplicates', openedFrom: '/apps/people' },
  loader: holdersOnly('person.merge'),
  component: DuplicatesPage,
});

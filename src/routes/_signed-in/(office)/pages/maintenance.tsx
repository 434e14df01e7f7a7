import { createFileRoute } from '@tanstack/react-router';
import { MaintenancePage } from '../../../../app/office/maintenance/maintenance-page.tsx';
import { searchTexts } from '../../../../app/search-texts.ts';

export const Route = createFileRoute('/_signed-in/(office)/pages/maintenance')({
  staticData: { title: 'Maintenance' },
  validateSearch: searchTexts('from', 'until'),
  component: () => <MaintenancePage {...Route.useSearch()} />,
});

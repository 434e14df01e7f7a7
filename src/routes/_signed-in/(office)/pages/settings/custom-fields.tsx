import { createFileRoute } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { useRegisterSearch } from '../../../../../app/use-register-search.ts';
import { CustomFieldsScreen } from '../../../../../features/custom-fields/custom-fields-screen.tsx';
import { searchOf } from '../../../../../register/register-search.ts';

/** The fields that the organisation adds to its people, families, groups and churches. */
export const Route = createFileRoute('/_signed-in/(office)/pages/settings/custom-fields')({
  staticData: { title: 'Custom fields', openedFrom: '/pages/settings' },
  validateSearch: searchOf,
  loader: holdersOnly('settings.system'),
  component: CustomFieldsPage,
});

function CustomFieldsPage() {
  const { search, onSearch } = useRegisterSearch(
    '/pages/settings/custom-fields',
    Route.useSearch(),
  );
  return <CustomFieldsScreen search={search} onSearch={onSearch} />;
}

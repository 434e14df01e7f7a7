import { createFileRoute } from '@tanstack/react-router';
import { searchTexts } from '../../app/search-texts.ts';
import { useBusy } from '../../app/use-busy.ts';
import { ClaimDevice } from '../../features/access/tablet/claim-device.tsx';
import { EmptyLayout } from '../../layouts/empty/empty-layout.tsx';

export const Route = createFileRoute('/(open)/device')({
  validateSearch: searchTexts('code'),
  component: DevicePage,
});

function DevicePage() {
  const { code } = Route.useSearch();
  return (
    <EmptyLayout busy={useBusy()}>
      <title>Register this tablet · Ibandla</title>
      <ClaimDevice code={code} />
    </EmptyLayout>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { Unauthorized } from '../../../app/office/pages.tsx';

export const Route = createFileRoute('/_signed-in/(office)/403-unauthorized')({
  staticData: { title: 'No access' },
  // The page that could not be opened, for the request for access.
  validateSearch: ({ from }: Record<string, unknown>): { from?: string } =>
    typeof from === 'string' ? { from } : {},
  component: Asked,
});

function Asked() {
  const { from = Route.fullPath } = Route.useSearch();
  return <Unauthorized page={from} />;
}

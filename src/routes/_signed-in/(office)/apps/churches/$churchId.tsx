import { createFileRoute } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { ChurchPage } from '../../../../../features/churches/church-page.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/churches/$churchId')({
  staticData: { title: 'Church' },
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: 'policy' | undefined } => ({
    tab: tab === 'policy' ? tab : undefined,
  }),
  loader: holdersOnly('church.view'),
  component: Page,
});

function Page() {
  return <ChurchPage id={Route.useParams().churchId} tab={Route.useSearch().tab} />;
}

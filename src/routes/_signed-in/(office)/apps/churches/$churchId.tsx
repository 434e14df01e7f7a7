import { createFileRoute } from '@tanstack/react-router';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { ChurchPage } from '../../../../../features/churches/church-page.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/churches/$churchId')({
  staticData: { title: 'Church' },
  loader: holdersOnly('church.view'),
  component: Page,
});

function Page() {
  return <ChurchPage id={Route.useParams().churchId} />;
}

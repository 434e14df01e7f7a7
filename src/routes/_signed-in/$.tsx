import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '../../app/office/soon-page.tsx';

/** S2-042: an unknown path, except those of the menu whose screens do not exist yet. */
export const Route = createFileRoute('/_signed-in/$')({
  loader: async ({ location }) => {
    const { unknownPath } = await import('../../app/unknown-path.ts');
    return unknownPath(location);
  },
  component: Later,
});

function Later() {
  return <SoonPage title={Route.useLoaderData()} />;
}

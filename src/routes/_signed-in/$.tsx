import { createFileRoute, redirect } from '@tanstack/react-router';
import { SoonPage } from '../../app/office/soon-page.tsx';

/** S2-042: an unknown path, except those of the menu whose screens do not exist yet. */
export const Route = createFileRoute('/_signed-in/$')({
  loader: async ({ location }) => {
    const { bringAllRoutes } = await import('../../app/all-routes.ts');
    if (await bringAllRoutes()) throw redirect({ href: location.href, replace: true });
    const { soonAt } = await import('../../app/office/soon-at.ts');
    const title = soonAt(location.pathname);
    if (title === null) throw redirect({ to: '/404-not-found', replace: true });
    return title;
  },
  component: Later,
});

function Later() {
  return <SoonPage title={Route.useLoaderData()} />;
}

import { createFileRoute, redirect } from '@tanstack/react-router';
import { soonAt, soonBelow } from '../../../app/office/coming-soon/soon-at.ts';
import { SoonPage } from '../../../app/office/coming-soon/soon-page.tsx';

/** S2-042: an address that there is not, except those of the menu whose screens do not exist yet. */
export const Route = createFileRoute('/_signed-in/(office)/$')({
  loader: ({ location: { pathname } }) => {
    const title = soonAt(pathname);
    if (title !== null) return title;
    throw redirect({ href: soonBelow(pathname) ?? '/404-not-found', replace: true });
  },
  component: Later,
});

function Later() {
  return <SoonPage title={Route.useLoaderData()} />;
}

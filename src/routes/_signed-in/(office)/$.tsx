import { createFileRoute, redirect } from '@tanstack/react-router';
import { comingSoonAt, comingSoonBelow } from '../../../app/office/coming-soon/coming-soon-at.ts';
import { ComingSoonItemPage } from '../../../app/office/coming-soon/coming-soon-item-page.tsx';

/** S2-042: an address that there is not, except those of the menu whose screens do not exist yet. */
export const Route = createFileRoute('/_signed-in/(office)/$')({
  loader: ({ location: { pathname } }) => {
    const title = comingSoonAt(pathname);
    if (title !== null) return title;
    throw redirect({ href: comingSoonBelow(pathname) ?? '/404-not-found', replace: true });
  },
  component: Later,
});

function Later() {
  return <ComingSoonItemPage title={Route.useLoaderData()} />;
}

import { createFileRoute, redirect } from '@tanstack/react-router';
import { GalleryScreen } from '../../../../features/gallery/screens/gallery-screen.tsx';

/** S2-095: every gallery; a parent leads to the first page below it. */
export const Route = createFileRoute('/_signed-in/(office)/ui/$')({
  loader: async ({ params: { _splat: path = '' } }) => {
    const { addressOf, galleryAt } = await import('../../../../features/gallery/gallery-pages.ts');
    const found = galleryAt(path);
    if (!found) throw redirect({ to: '/404-not-found', replace: true });
    if (!found.isHere) throw redirect({ href: addressOf(found.page), replace: true });
    return { title: found.page.title };
  },
  component: GalleryAt,
});

function GalleryAt() {
  const { _splat: path = '' } = Route.useParams();
  return <GalleryScreen path={path} />;
}

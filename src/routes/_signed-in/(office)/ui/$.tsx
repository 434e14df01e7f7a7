import { createFileRoute, redirect } from '@tanstack/react-router';
import { galleryWidgets } from '../../../../app/office/gallery-widgets.tsx';
import { GalleryScreen } from '../../../../features/gallery/screens/gallery-screen.tsx';

/** S2-095: every gallery; a parent leads to the first page below it. */
export const Route = createFileRoute('/_signed-in/(office)/ui/$')({
  loader: async ({ params: { _splat: path = '' } }) => {
    const { placeAt } = await import('../../../../features/gallery/place-at.ts');
    const place = placeAt(path);
    if (!place) throw redirect({ to: '/404-not-found', replace: true });
    if ('href' in place) throw redirect({ href: place.href, replace: true });
    return place;
  },
  component: GalleryAt,
});

function GalleryAt() {
  const { _splat: path = '' } = Route.useParams();
  return <GalleryScreen path={path} widgets={galleryWidgets} />;
}

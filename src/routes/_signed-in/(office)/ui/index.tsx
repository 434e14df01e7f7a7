import { createFileRoute } from '@tanstack/react-router';
import { galleryWidgets } from '../../../../app/office/gallery-widgets.tsx';
import { GalleryScreen } from '../../../../features/gallery/screens/gallery-screen.tsx';

/** S2-095: the first page of the galleries. */
export const Route = createFileRoute('/_signed-in/(office)/ui/')({
  loader: () => ({ title: 'User interface' }),
  component: () => <GalleryScreen path="" widgets={galleryWidgets} />,
});

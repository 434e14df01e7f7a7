import { createFileRoute } from '@tanstack/react-router';
import { FileDrawer } from '../../../../../../features/demo/file-manager/parts/file-drawer.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/file-manager/details/$item')({
  component: ItemPage,
});

function ItemPage() {
  return <FileDrawer id={Route.useParams().item} folderId={null} />;
}

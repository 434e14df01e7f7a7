import { createFileRoute } from '@tanstack/react-router';
import { FileDrawer } from '../../../../../../../../features/demo/file-manager/parts/file-drawer.tsx';

export const Route = createFileRoute(
  '/_signed-in/(office)/apps/file-manager/folders/$folder/details/$item',
)({
  component: ItemPage,
});

function ItemPage() {
  const { folder, item } = Route.useParams();
  return <FileDrawer id={item} folderId={folder} />;
}

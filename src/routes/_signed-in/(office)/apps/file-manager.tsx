import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { listFolder } from '#domain/demo/file-manager/operations.ts';
import { DemoGate } from '../../../../app/demo/demo-gate.tsx';
import { DemoMenu } from '../../../../app/demo/demo-menu.tsx';
import { holdersOnly } from '../../../../app/holders-only.ts';
import { FilesScreen } from '../../../../features/demo/file-manager/screens/files-screen.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/file-manager')({
  loader: holdersOnly('report.view'),
  component: FilesPage,
});

function FilesPage() {
  const { folder, item } = useParams({ strict: false });
  return (
    <DemoGate first={listFolder} what="your files">
      <FilesScreen folderId={folder ?? null} openId={item ?? null} menu={<DemoMenu />}>
        <Outlet />
      </FilesScreen>
    </DemoGate>
  );
}

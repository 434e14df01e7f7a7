import { createFileRoute, Outlet } from '@tanstack/react-router';

export const Route = createFileRoute('/_signed-in/(office)/apps/file-manager/folders/$folder')({
  component: FolderPage,
});

/** The screen of the file manager shows the folder; below it are the details of what is in it. */
function FolderPage() {
  return <Outlet />;
}

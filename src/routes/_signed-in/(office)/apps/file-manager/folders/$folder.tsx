import { createFileRoute, Outlet } from '@tanstack/react-router';

export const Route = createFileRoute('/_signed-in/(office)/apps/file-manager/folders/$folder')({
  component: Outlet,
});

import { createRootRoute, Outlet } from '@tanstack/react-router';
import { Messages } from '../app/messages.tsx';
import { PageFailed } from '../app/page-failed.tsx';

function Root() {
  return (
    <>
      <Outlet />
      <Messages />
    </>
  );
}

export const Route = createRootRoute({ component: Root, errorComponent: PageFailed });

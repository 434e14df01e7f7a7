import { createRootRoute, Outlet } from '@tanstack/react-router';
import { Messages } from '../app/messages.tsx';
import { PageFailed } from '../app/page-failed.tsx';
import { StoreBanner } from '../app/store-banner.tsx';

function Root() {
  return (
    <>
      <StoreBanner />
      <Outlet />
      <Messages />
    </>
  );
}

export const Route = createRootRoute({ component: Root, errorComponent: PageFailed });

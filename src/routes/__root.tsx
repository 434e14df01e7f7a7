import { createRootRoute, Outlet, useRouterState } from '@tanstack/react-router';
import { Messages } from '../app/messages.tsx';
import { PageFailed } from '../app/page-failed.tsx';

function Root() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <>
      <Outlet />
      <Messages path={path} />
    </>
  );
}

export const Route = createRootRoute({ component: Root, errorComponent: PageFailed });

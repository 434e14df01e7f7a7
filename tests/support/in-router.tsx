import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type StaticDataRouteOption,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Shows something at an address, in a router of its own where every path exists. Answers the router. */
export async function renderAt(
  path: string,
  children: ReactNode,
  staticData: StaticDataRouteOption = {},
) {
  const root = createRootRoute({
    component: () => (
      <>
        {children}
        <Outlet />
      </>
    ),
  });
  const any = createRoute({ getParentRoute: () => root, path: '$', staticData });
  const router = createRouter({
    routeTree: root.addChildren([any]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  render(<RouterProvider router={router as never} />);
  return router;
}

import { createRouter } from '@tanstack/react-router';
import type { routeTree } from '../routeTree.gen.ts';
import { routeTree as startTree } from '../routeTree.start.gen.ts';

/** Begins with the routes of the first load; `all-routes.ts` brings the others when one is asked for. */
export const router = createRouter({
  routeTree: startTree as unknown as typeof routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

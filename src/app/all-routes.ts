import { router } from './router.tsx';

let brought: Promise<unknown> | undefined;

/**
 * Brings the routes that the first load does without: there are more of the back office than anybody
 * visits. Answers whether they were missing until now.
 */
export async function bringAllRoutes(): Promise<boolean> {
  if (brought) {
    await brought;
    return false;
  }
  // Evaluating it hangs every route into the tree whose root the router has.
  brought = import('../routeTree.gen.ts');
  await brought;
  router.setRoutes(router.buildRouteTree());
  return true;
}

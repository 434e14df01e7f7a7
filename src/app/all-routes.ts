import { router } from './router.tsx';

let brought: Promise<void> | undefined;
let isWhole = false;

async function bring(): Promise<void> {
  // Evaluating it hangs every route into the tree whose root the router has.
  await import('../routeTree.gen.ts');
  router.setRoutes(router.buildRouteTree());
  isWhole = true;
}

/**
 * Brings the routes that the first load does without: there are more of the back office than anybody
 * visits. Answers whether they were missing as it was asked: what was matched before must be looked
 * for again, also by who asked while they were on their way.
 */
export async function bringAllRoutes(): Promise<boolean> {
  const missing = !isWhole;
  brought ??= bring();
  await brought;
  return missing;
}

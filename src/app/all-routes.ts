import { redirect } from '@tanstack/react-router';
import { router } from './router.tsx';

let brought: Promise<void> | undefined;

async function bring(): Promise<void> {
  // Evaluating it hangs every route into the tree whose root the router has.
  await import('../routeTree.gen.ts');
  router.setRoutes(router.buildRouteTree());
}

/**
 * Loads the routes that the first load leaves out and redirects to the address again, which one of them
 * may match now.
 */
export async function redirectWithAllRoutes(href: string): Promise<never> {
  brought ??= bring();
  await brought;
  throw redirect({ href, replace: true });
}

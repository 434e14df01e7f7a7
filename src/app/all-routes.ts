import { redirect } from '@tanstack/react-router';
import { router } from './router.tsx';

let brought: Promise<void> | undefined;

async function bring(): Promise<void> {
  // Evaluating it hangs every route into the tree whose root the router has.
  await import('../routeTree.gen.ts');
  router.setRoutes(router.buildRouteTree());
}

/**
 * Brings the routes that the first load does without, of which there are more than anybody visits, and
 * leads to the address once more.
 */
export async function lookAgain(href: string): Promise<never> {
  brought ??= bring();
  await brought;
  throw redirect({ href, replace: true });
}

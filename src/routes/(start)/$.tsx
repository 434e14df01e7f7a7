import { createFileRoute } from '@tanstack/react-router';

/** An address that the first load does not know: all the other routes come, and it is looked for again. */
export const Route = createFileRoute('/(start)/$')({
  loader: async ({ location }) =>
    (await import('../../app/all-routes.ts')).redirectWithAllRoutes(location.href),
});

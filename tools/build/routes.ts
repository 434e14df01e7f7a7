const routes = {
  target: 'react',
  routesDirectory: 'src/routes',
  quoteStyle: 'single',
  semicolons: true,
  addExtensions: true,
  disableLogging: true,
  plugin: { vite: { environmentName: 'client' } },
} as const;

/** Every route but the one that brings them. */
export const allRoutes = {
  ...routes,
  generatedRouteTree: 'src/routeTree.gen.ts',
  routeFileIgnorePattern: String.raw`^\(start\)$`,
} as const;

/** The routes of the first load: all but those in the folders that `app/all-routes.ts` brings. */
export const startRoutes = {
  ...routes,
  generatedRouteTree: 'src/routeTree.start.gen.ts',
  routeFileIgnorePattern: String.raw`^\((office|open)\)$`,
} as const;

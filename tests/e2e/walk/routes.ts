import { readFileSync } from 'node:fs';

/** Route file of the router's own generator: one line a route. */
const written = readFileSync('src/routeTree.gen.ts', 'utf8');
const ids = [
  ...(/export interface FileRoutesById \{([^}]*)\}/.exec(written)?.[1]?.matchAll(/'(.*)':/g) ?? []),
].map(([, id = '']) => id);

/** The address of a route: without what only groups routes, and without the mark of a page that stands by itself. */
function pathOf(id: string): string {
  const parts = id.split('/').filter((part) => !/^(_.*|\(.*\)|)$/.test(part));
  return `/${parts.map((part) => part.replace(/_$/, '')).join('/')}`;
}

const isFrame = (id: string) => id === '/_signed-in';
const isSignedIn = (id: string) => id.startsWith('/_signed-in/');

export const officeRoutes = ids.filter(isSignedIn).map(pathOf);
export const guestRoutes = ids.filter((id) => !isSignedIn(id) && !isFrame(id)).map(pathOf);

const oneChurch = (id: string) => `church=${id}`;
const someChurches = (id: string) => `churches=${id}`;
const filtered = (id: string) => `only=churchId:${id}`;

/** Pages that show one church where their address names it, and how it does. */
const ways: Readonly<Record<string, (churchId: string) => string>> = {
  '/dashboard': oneChurch,
  '/apps/churches/dashboard': oneChurch,
  '/apps/churches/attendance-reports': oneChurch,
  '/apps/churches/reports/attendance-analytics': someChurches,
  '/apps/groups': filtered,
  '/apps/groups/cell-ministry': oneChurch,
  '/apps/groups/cell-ministry/attendance-reports': oneChurch,
  '/apps/groups/reports/attendance-analytics': someChurches,
  '/apps/people': filtered,
  '/apps/people/families/list': filtered,
  '/apps/people/follow-ups': filtered,
};

/** Address of the same page for another church, or for all of them; null where a page shows no church. */
export function addressFor(path: string, churchId: string | null): string | null {
  const way = ways[path];
  if (!way) return null;
  return churchId === null ? path : `${path}?${way(churchId)}`;
}

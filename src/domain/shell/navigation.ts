import { administratorRole, type GrantedRole } from '../permissions.ts';
import {
  isParent,
  type Basic,
  type NavigationItem,
  type NavigationSets,
} from './navigation-item.ts';
import { navigationTree } from './navigation-tree.gen.ts';

/** Pages that show how the product is built. */
const forBuilders = new Set(['example', 'ui', 'features']);

function forRoles(items: readonly NavigationItem[], isAdministrator: boolean): NavigationItem[] {
  return items.flatMap((item): NavigationItem[] => {
    if (!isAdministrator && forBuilders.has(item.id)) return [];
    if (isParent(item)) return [{ ...item, children: forRoles(item.children, isAdministrator) }];
    if (isAdministrator) return [item];
    if (item.type === 'basic' && item.id === 'settings.system')
      return [{ ...item, disabled: true, disabledFor: 'Administrators only' }];
    return [item];
  });
}

const isComing = (item: NavigationItem): item is Basic =>
  item.type === 'basic' && isDisabled(item) && item.disabledFor === undefined;

/** The entries whose screens come later, each below the title of the part that it belongs to. */
export function comingIn(items: readonly NavigationItem[], part?: string): Basic[] {
  return items.flatMap((item): Basic[] => {
    if (isParent(item))
      return comingIn(item.children, item.type === 'group' ? undefined : item.title);
    if (!isComing(item)) return [];
    return [{ ...item, ...(part !== undefined && { subtitle: part }) }];
  });
}

function withoutComing(items: readonly NavigationItem[]): NavigationItem[] {
  return items.flatMap((item): NavigationItem[] => {
    if (isComing(item)) return [];
    if (!isParent(item)) return [item];
    const children = withoutComing(item.children);
    return children.length === 0 ? [] : [{ ...item, children }];
  });
}

/** Address of the page that shows what is coming. */
export const comingSoonPath = '/coming-soon';

/** Moves the items that cannot be opened yet into a group of their own, below the others. */
function withComingSoon(tree: readonly NavigationItem[]): NavigationItem[] {
  const coming: NavigationItem = {
    id: 'comingSoon',
    type: 'collapsable',
    title: 'Coming soon',
    icon: 'comingSoon',
    children: [
      { id: 'comingSoon.page', type: 'basic', title: 'What is coming', link: comingSoonPath },
      ...comingIn(tree),
    ],
  };
  const rest = withoutComing(tree);
  const system = rest.find((item) => item.type === 'group' && item.id === 'settings');
  if (system && isParent(system)) system.children = [...system.children, coming];
  return rest;
}

/** The entries without the headings over them. */
function withoutGroups(items: readonly NavigationItem[]): NavigationItem[] {
  return items.flatMap((item) => (item.type === 'group' ? withoutGroups(item.children) : [item]));
}

function openedAs(items: readonly NavigationItem[], type: 'aside' | 'group'): NavigationItem[] {
  return items.map((item) => (isParent(item) ? { ...item, type } : item));
}

/** The sets of a person with these roles. Without the administrator's, S6-004, S6-005: no example, settings disabled. */
export function navigationFor(roles: readonly GrantedRole['role'][]): NavigationSets {
  const tree = withComingSoon(forRoles(navigationTree, roles.includes(administratorRole)));
  const entries = withoutGroups(tree);
  return {
    default: tree,
    compact: openedAs(entries, 'aside'),
    futuristic: entries,
    horizontal: openedAs(entries, 'group'),
  };
}

/** Whether nobody can follow it, and why is said beside it. */
export function isDisabled(item: NavigationItem): boolean {
  return ('disabled' in item && item.disabled === true) || ('soon' in item && item.soon === true);
}

/** Why a disabled item cannot be opened, in words that stand beside it. */
export function disabledWord(item: NavigationItem): string {
  return 'disabledFor' in item && item.disabledFor !== undefined ? item.disabledFor : 'Soon';
}

const dashboard = '/dashboard';
/** First page of the app: in the back office the dashboard by another address. */
const home = '/pages/profile/dashboard';
export const isDashboard = (path: string): boolean => path === dashboard || path === home;

/** Whether the page at `path` is this item's, or below it where it does not ask for an exact match. */
export function isCurrent(item: Basic, path: string): boolean {
  if (item.external) return false;
  if (path === item.link || (item.link === dashboard && isDashboard(path))) return true;
  return item.exactMatch !== true && path.startsWith(`${item.link}/`);
}

export function holdsCurrent(item: NavigationItem, path: string): boolean {
  if (isParent(item)) return item.children.some((child) => holdsCurrent(child, path));
  return item.type === 'basic' && isCurrent(item, path);
}

/** Ids of the parents over the current page, from the top. */
export function pathTo(items: readonly NavigationItem[], path: string): string[] {
  const parent = items.find((item) => isParent(item) && holdsCurrent(item, path));
  return parent && isParent(parent) ? [parent.id, ...pathTo(parent.children, path)] : [];
}

/** Whether the navigation has this page, and it can be opened. */
export function leadsTo(items: readonly NavigationItem[], path: string): boolean {
  return items.some((item) =>
    isParent(item)
      ? leadsTo(item.children, path)
      : item.type === 'basic' && item.link === path && !isDisabled(item),
  );
}

import type { Permission } from '../permissions.ts';

/** A page whose question is kept like that of a list: its name in saved lists, who sees it, and what it shows. */
export interface SavedView {
  view: Permission;
  many: string;
}

/** Pages that are no register. Their views are each person's own: others get the link. */
const savedViews: Readonly<Record<string, SavedView>> = {
  churchAnalytics: { view: 'analytics.view', many: 'analytics' },
  groupAnalytics: { view: 'analytics.view', many: 'analytics' },
};

export function savedViewNamed(name: string): SavedView | undefined {
  return Object.hasOwn(savedViews, name) ? savedViews[name] : undefined;
}

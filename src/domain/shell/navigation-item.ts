/** Names of the icons of items; the page draws them. */
export const navigationIcons = [
  'dashboard',
  'church',
  'groups',
  'people',
  'communications',
  'events',
  'discipleship',
  'missions',
  'settings',
  'example',
  'apps',
  'pages',
  'documentation',
  'components',
  'comingSoon',
  'account',
  'features',
] as const;
export type NavigationIcon = (typeof navigationIcons)[number];

/** The form round the words of a badge. */
export type BadgeLook = 'oval' | 'rectangle' | 'rounded' | 'plain';

interface Entry {
  /** Dotted path, unique in the tree. */
  id: string;
  title: string;
  /** A line below the title: in words, or what the device counts live. */
  subtitle?: string | { counts: 'tasksRemaining' };
  /** For rails, where a long title has no room. */
  short?: string;
  icon?: NavigationIcon;
  /** In words, or what the device counts live for it. */
  badge?: { title: string; look?: BadgeLook } | { counts: 'reportsNeedingMe' | 'mailsUnread' };
  tooltip?: string;
  /** It is not shown, and neither is what is below it. */
  hidden?: true;
  /** Marked by hand as where one is. */
  active?: true;
}

/** S2-062. `link` is a path of the product, or with `external` an address anywhere. */
export type NavigationItem =
  | (Entry & {
      type: 'basic';
      link: string;
      external?: true;
      /** Current only on its own page, not on those below it. */
      exactMatch?: true;
      disabled?: true;
      /** Why it is disabled, where that is not that its screen comes later. */
      disabledFor?: string;
      /** Its screen does not exist yet: it is there, disabled, and says so. */
      soon?: true;
    })
  | (Entry & {
      type: 'group' | 'collapsable' | 'aside';
      children: NavigationItem[];
      disabled?: true;
    })
  | { type: 'divider'; id: string }
  | { type: 'spacer'; id: string };

export type Parent = Extract<NavigationItem, { children: unknown }>;
export type Basic = Extract<NavigationItem, { type: 'basic' }>;

/** `default`: groups of collapsables. `compact`: asides. `futuristic`: no headings. `horizontal`: menus. */
export interface NavigationSets {
  default: NavigationItem[];
  compact: NavigationItem[];
  futuristic: NavigationItem[];
  horizontal: NavigationItem[];
}
export type NavigationSet = keyof NavigationSets;

/** Without the items that are hidden. */
export function shownOf(items: readonly NavigationItem[]): NavigationItem[] {
  return items.filter((item) => !('hidden' in item && item.hidden));
}

export function isParent(item: NavigationItem): item is Parent {
  return 'children' in item;
}

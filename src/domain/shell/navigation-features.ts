import type { BadgeLook, NavigationItem } from './navigation-item.ts';

/** For items that nobody can follow: a page that there is all the same. */
const nowhere = '/ui/typography';
const part = '/ui/fuse-components/components/navigation';

/** Parents in each other, and at the end of them a page: seven levels in all. */
function nested(level: number): NavigationItem {
  const id = `features.nesting.${level}`;
  if (level === 7) {
    return { id, type: 'basic', title: 'Level 7: the part itself', link: part, exactMatch: true };
  }
  return { id, type: 'collapsable', title: `Level ${level}`, children: [nested(level + 1)] };
}

const badge = (look: BadgeLook, title: string): NavigationItem => ({
  id: `features.badges.${look}`,
  type: 'basic',
  title,
  link: '/ui/icons/feather',
  exactMatch: true,
  badge: { title: 'New', look },
});

/** Examples of every kind of navigation item, for people who build with it. */
export const navigationFeatures: NavigationItem = {
  id: 'features',
  type: 'collapsable',
  title: 'Navigation features',
  short: 'Features',
  icon: 'features',
  children: [
    nested(1),
    {
      id: 'features.subtitle',
      type: 'basic',
      title: 'With a subtitle',
      subtitle: 'A line below its title',
      link: '/ui/typography',
      exactMatch: true,
    },
    {
      id: 'features.active',
      type: 'basic',
      title: 'Marked by hand',
      active: true,
      link: '/ui/cards',
      exactMatch: true,
    },
    {
      id: 'features.disabledParent',
      type: 'collapsable',
      title: 'Disabled parent',
      disabled: true,
      children: [
        { id: 'features.disabledParent.below', type: 'basic', title: 'Below it', link: nowhere },
      ],
    },
    {
      id: 'features.disabled',
      type: 'basic',
      title: 'Disabled',
      disabled: true,
      disabledFor: 'Disabled',
      link: nowhere,
    },
    {
      id: 'features.hidden',
      type: 'basic',
      title: 'Hidden',
      hidden: true,
      link: nowhere,
    },
    { id: 'features.line', type: 'divider' },
    badge('oval', 'Oval badge'),
    badge('rectangle', 'Rectangular badge'),
    badge('rounded', 'Rounded badge'),
    badge('plain', 'Badge in plain text'),
    {
      id: 'features.long',
      type: 'basic',
      title: 'A title so long that it needs more than one line to say what it has to say',
      link: '/ui/colors',
      exactMatch: true,
    },
  ],
};

// Made of the manifests by `npm run features`: change a feature.ts instead.
import { churchesMenu } from '../churches/menu.ts';
import { dashboardsMenu } from '../demo/dashboards/menu.ts';
import { demoMenu } from '../demo/menu.ts';
import { groupsMenu } from '../groups/menu.ts';
import { peopleMenu } from '../people/menu.ts';
import {
  dashboardMenu,
  communicationsMenu,
  eventsMenu,
  discipleshipMenu,
  missionsMenu,
  ownSettingsMenu,
  settingsMenu,
  exampleMenu,
  uiMenu,
} from './menu.ts';
import { navigationPages, navigationDocs } from './navigation-pages.ts';
import { navigationFeatures } from './navigation-features.ts';
import type { NavigationItem } from './navigation-item.ts';

/**
 * Everything the back office leads to, once: the four navigation sets are made of it. Ids are dotted
 * paths, by which roles and badges find their item. `soon`: the screen does not exist yet.
 */
export const navigationTree: readonly NavigationItem[] = [
  { id: 'overview', type: 'group', title: 'Overview', children: [dashboardMenu] },
  {
    id: 'ministry',
    type: 'group',
    title: 'Ministry',
    children: [
      churchesMenu,
      groupsMenu,
      peopleMenu,
      communicationsMenu,
      eventsMenu,
      discipleshipMenu,
      missionsMenu,
    ],
  },
  {
    id: 'demo',
    type: 'group',
    title: 'Demo',
    children: [dashboardsMenu, demoMenu, navigationPages, navigationDocs],
  },
  {
    id: 'settings',
    type: 'group',
    title: 'System',
    children: [ownSettingsMenu, settingsMenu, exampleMenu, uiMenu, navigationFeatures],
  },
];

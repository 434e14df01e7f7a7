import type { NavigationItem } from './navigation-item.ts';

export const dashboardMenu: NavigationItem = {
  id: 'dashboard',
  type: 'basic',
  title: 'Dashboard',
  icon: 'dashboard',
  link: '/dashboard',
  exactMatch: true,
};

export const communicationsMenu: NavigationItem = {
  id: 'communications',
  type: 'basic',
  title: 'Communications',
  short: 'Messages',
  icon: 'communications',
  link: '/apps/communications/list',
  soon: true,
};

export const eventsMenu: NavigationItem = {
  id: 'events',
  type: 'basic',
  title: 'Events',
  icon: 'events',
  link: '/apps/events/manage',
  soon: true,
};

export const discipleshipMenu: NavigationItem = {
  id: 'discipleship',
  type: 'basic',
  title: 'Discipleship',
  icon: 'discipleship',
  link: '/apps/discipleship',
  disabled: true,
};

export const missionsMenu: NavigationItem = {
  id: 'missions',
  type: 'basic',
  title: 'Missions',
  icon: 'missions',
  link: '/apps/missions',
  soon: true,
};

export const ownSettingsMenu: NavigationItem = {
  id: 'settings.own',
  type: 'basic',
  title: 'My settings',
  icon: 'account',
  link: '/pages/settings/account',
};

export const settingsMenu: NavigationItem = {
  id: 'settings.system',
  type: 'basic',
  title: 'Settings',
  icon: 'settings',
  link: '/pages/settings',
  exactMatch: true,
};

export const exampleMenu: NavigationItem = {
  id: 'example',
  type: 'basic',
  title: 'Example',
  icon: 'example',
  link: '/example',
};

export const uiMenu: NavigationItem = {
  id: 'ui',
  type: 'basic',
  title: 'User interface',
  short: 'Parts',
  icon: 'components',
  link: '/ui',
};

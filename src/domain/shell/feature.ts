import type { DomainFeature } from '../domain-feature.ts';
import { listMessages, readMessage, removeMessage } from './message-operations.ts';
import {
  communicationsMenu,
  dashboardMenu,
  discipleshipMenu,
  eventsMenu,
  exampleMenu,
  missionsMenu,
  ownSettingsMenu,
  settingsMenu,
  uiMenu,
} from './menu.ts';
import { userMessage } from './messages.ts';
import { navigationFeatures } from './navigation-features.ts';
import { navigationDocs, navigationPages } from './navigation-pages.ts';
import { notificationPreference, switchNotification } from './notification-preference.ts';
import {
  addNotification,
  changeNotification,
  listNotifications,
  readAllNotifications,
  removeNotification,
} from './notification-operations.ts';
import { notification } from './notifications.ts';
import { readNavigation } from './operations.ts';
import {
  addShortcut,
  changeShortcut,
  listShortcuts,
  removeShortcut,
} from './shortcut-operations.ts';
import { shortcut } from './shortcuts.ts';

export const feature: DomainFeature = {
  entities: [shortcut, notification, userMessage, notificationPreference],
  operations: [
    readNavigation,
    listShortcuts,
    addShortcut,
    changeShortcut,
    removeShortcut,
    listNotifications,
    addNotification,
    changeNotification,
    removeNotification,
    readAllNotifications,
    listMessages,
    readMessage,
    removeMessage,
    switchNotification,
  ],
  menu: [
    { under: 'overview', place: 1, entry: dashboardMenu },
    { under: 'ministry', place: 4, entry: communicationsMenu },
    { under: 'ministry', place: 5, entry: eventsMenu },
    { under: 'ministry', place: 6, entry: discipleshipMenu },
    { under: 'ministry', place: 7, entry: missionsMenu },
    { under: 'demo', place: 2, entry: navigationPages },
    { under: 'demo', place: 3, entry: navigationDocs },
    { under: 'settings', place: 1, entry: ownSettingsMenu },
    { under: 'settings', place: 2, entry: settingsMenu },
    { under: 'settings', place: 3, entry: exampleMenu },
    { under: 'settings', place: 4, entry: uiMenu },
    { under: 'settings', place: 5, entry: navigationFeatures },
  ],
};

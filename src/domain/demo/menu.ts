import type { NavigationItem } from '../shell/navigation-item.ts';
import { helpCenterMenu } from './help-center/menu.ts';
import { ecommerceMenu } from './inventory/menu.ts';

export const demoMenu: NavigationItem = {
  id: 'apps',
  type: 'collapsable',
  title: 'Apps',
  icon: 'apps',
  children: [
    { id: 'apps.academy', type: 'basic', title: 'Academy', link: '/apps/academy' },
    { id: 'apps.chat', type: 'basic', title: 'Chat', link: '/apps/chat' },
    { id: 'apps.contacts', type: 'basic', title: 'Contacts', link: '/apps/contacts' },
    ecommerceMenu,
    { id: 'apps.file-manager', type: 'basic', title: 'File manager', link: '/apps/file-manager' },
    helpCenterMenu,
    {
      id: 'apps.mailbox',
      type: 'basic',
      title: 'Mailbox',
      link: '/apps/mailbox',
      badge: { counts: 'mailsUnread' },
    },
    { id: 'apps.notes', type: 'basic', title: 'Notes', link: '/apps/notes' },
    { id: 'apps.scrumboard', type: 'basic', title: 'Scrumboard', link: '/apps/scrumboard' },
    {
      id: 'apps.tasks',
      type: 'basic',
      title: 'Tasks',
      link: '/apps/tasks',
      subtitle: { counts: 'tasksRemaining' },
    },
  ],
};

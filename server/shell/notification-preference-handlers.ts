import {
  switchNotification,
  type NotificationPreference,
} from '#domain/shell/notification-preference.ts';
import { switched } from '#domain/shell/notification-preference-policy.ts';
import { command } from '../handler.ts';

export const notificationPreferenceHandlers = {
  [switchNotification.name]: command(switchNotification, async (tx, caller, change) => {
    const id = caller.accountId;
    // The account's row is there before the first switch: two of them at once must both hold.
    await tx.rows(
      'lock own account',
      'select 1 from account where tenant_id = $1 and id = $2 for update',
      [tx.tenantId, id],
    );
    const [known] = await tx.rows<NotificationPreference>(
      'own choice of news',
      'select id, off from news_choice where tenant_id = $1 and id = $2',
      [tx.tenantId, id],
    );
    const newsChoice = [{ id, off: switched(known?.off ?? [], change) }];
    return { output: {}, replaces: { newsChoice } };
  }),
};

import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { defineOperation } from '../operation.ts';
import { uuid } from '../values/uuid.ts';
import {
  preferenceKinds,
  preferenceChannels,
  switchNotificationName,
  switchNotificationPolicy,
} from './notification-preference-policy.ts';
import { own } from './own.ts';

/** Notifications that a person switched off, under the id of their account; without a row, none are off. */
export const notificationPreference = defineEntity({
  name: 'newsChoice',
  schema: z.object({ id: uuid, off: z.array(z.string()) }),
  references: { id: 'account' },
});
export type NotificationPreference = RowOf<typeof notificationPreference>;

/** One switch at a time: two devices that turn two of them without a network both hold. */
export const switchNotification = defineOperation({
  name: switchNotificationName,
  method: 'PUT',
  path: '/api/v1/userdetails/news',
  status: 202,
  input: z.object({
    kind: z.enum(preferenceKinds),
    way: z.enum(preferenceChannels),
    on: z.boolean(),
  }),
  output: z.object({}),
  ...own,
  offline: switchNotificationPolicy,
  summary: 'Choose what reaches the person who asks, and by which way',
});

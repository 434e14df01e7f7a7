import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { instant } from '../values/dates/instant.ts';
import { isLink } from '../values/link.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';

/** S3-007: something that happened and concerns its owner. Title and description are HTML. */
export const notification = defineEntity({
  name: 'notification',
  schema: z.object({
    id: uuid,
    read: z.boolean(),
    link: z.nullable(z.string()),
    /** Whether the link is a page inside the app. */
    useRouter: z.boolean(),
    /** A lucide name. */
    icon: z.nullable(z.string()),
    /** Address of a picture that is shown instead. */
    image: z.nullable(z.string()),
    title: z.string(),
    description: z.nullable(z.string()),
    /** ISO, the server's clock. */
    time: instant,
  }),
  references: {},
});
export type Notification = RowOf<typeof notification>;

/** A note of a person to themselves. Plain text, not HTML; the server sets id and time. */
export const notificationFields = z.object({
  read: z.optional(z.boolean()),
  link: z.optional(z.nullable(line(1, 500).check(z.refine(isLink, 'This leads nowhere')))),
  useRouter: z.optional(z.boolean()),
  icon: z.optional(z.nullable(line(1, 60))),
  title: line(1, 200),
  description: z.optional(z.nullable(line(0, 1000))),
});
export type NotificationFields = z.infer<typeof notificationFields>;

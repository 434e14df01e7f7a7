import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { navigationIcons, type NavigationItem } from './navigation-item.ts';

const flag = z.optional(z.literal(true));

const entry = {
  id: z.string(),
  title: z.string(),
  subtitle: z.optional(z.union([z.string(), z.object({ counts: z.literal('tasksRemaining') })])),
  short: z.optional(z.string()),
  icon: z.optional(z.enum(navigationIcons)),
  badge: z.optional(
    z.union([
      z.object({ title: z.string() }),
      z.object({ counts: z.enum(['reportsNeedingMe', 'mailsUnread']) }),
    ]),
  ),
  tooltip: z.optional(z.string()),
  disabled: flag,
};

const navigationItem: z.ZodMiniType<NavigationItem> = z.lazy(
  () =>
    z.discriminatedUnion('type', [
      z.object({
        ...entry,
        type: z.literal('basic'),
        link: z.string(),
        external: flag,
        exactMatch: flag,
        soon: flag,
      }),
      z.object({
        ...entry,
        type: z.enum(['group', 'collapsable', 'aside']),
        children: z.array(navigationItem),
      }),
      z.object({ type: z.literal('divider'), id: z.string() }),
      z.object({ type: z.literal('spacer'), id: z.string() }),
    ]) as z.ZodMiniType<NavigationItem>,
);

const items = z.array(navigationItem);

export const readNavigation = defineOperation({
  name: 'shell.navigation',
  method: 'GET',
  path: '/api/common/navigation',
  status: 200,
  input: z.object({}),
  output: z.object({ default: items, compact: items, futuristic: items, horizontal: items }),
  may: 'signedIn',
  subject: () => ({ kind: 'anywhere' }),
  offline: 'network',
  summary: 'The menu of the back office, as this person may see it',
});

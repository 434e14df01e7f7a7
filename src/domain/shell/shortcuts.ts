import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { isLink, isPath } from '../values/link.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';

/** S3-001: a tile that leads its owner somewhere, inside the app or out of it. */
export const shortcut = defineEntity({
  name: 'shortcut',
  schema: z.object({
    id: uuid,
    label: z.string(),
    description: z.nullable(z.string()),
    /** A lucide name. */
    icon: z.string(),
    link: z.string(),
    /** S3-002, S3-003: inside the app, else a plain address. */
    useRouter: z.boolean(),
  }),
  references: {},
});
export type Shortcut = RowOf<typeof shortcut>;

/** S5-001, S5-002. The id is the submission's: one that is named here says nothing. */
export const shortcutFields = z
  .object({
    id: z.optional(uuid),
    label: line(1, 60),
    description: z.optional(z.nullable(line(0, 120))),
    icon: line(1, 60),
    link: line(1, 500).check(
      z.refine(isLink, 'Write a path like /dashboard, or an address that begins with https://'),
    ),
    useRouter: z.boolean(),
  })
  .check(
    z.refine(({ link, useRouter }) => !useRouter || isPath(link) || !isLink(link), {
      path: ['link'],
      error: 'A page inside the app begins with /. For another address, switch that off',
    }),
  );
export type ShortcutFields = z.infer<typeof shortcutFields>;

import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { instant } from '../values/dates/instant.ts';
import { uuid } from '../values/uuid.ts';

const said = {
  isRead: z.boolean(),
  link: z.nullable(z.string()),
  /** Whether the link is a page inside the app. */
  useRouter: z.boolean(),
  /** A lucide name. */
  iconCssClass: z.nullable(z.string()),
  /** HTML, as is the body. */
  title: z.string(),
  body: z.string(),
  /** ISO, the server's clock. */
  sentDateTime: instant,
};

/** A message of the church to one person. */
export const userMessage = defineEntity({
  name: 'userMessage',
  schema: z.object({
    id: uuid,
    /** Number that the API uses as its id: unique in the tenant, from 1. */
    number: z.number().check(z.int(), z.minimum(1)),
    ...said,
  }),
  references: {},
});
export type UserMessage = RowOf<typeof userMessage>;

/** S3-004: as the API shows it. */
export const messageAnswer = z.object({ id: userMessage.schema.shape.number, ...said });
export type MessageAnswer = z.infer<typeof messageAnswer>;

/** The number, as it stands in a path. */
export const messageNumber = z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'This is not a message'));

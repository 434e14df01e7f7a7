import * as z from 'zod/mini';

/** Something that happened in what somebody follows. `description` and `extraContent` are HTML. */
export const activity = z.object({
  id: z.string(),
  /** Of the icons that data may name; null where a picture or a person stands for it. */
  icon: z.nullable(z.string()),
  image: z.nullable(z.string()),
  /** Name whose initials stand for it where there is neither. */
  by: z.nullable(z.string()),
  description: z.string(),
  /** ISO. */
  date: z.string(),
  extraContent: z.nullable(z.string()),
  linkedContent: z.nullable(z.string()),
  link: z.nullable(z.string()),
  useRouter: z.boolean(),
});
export type Activity = z.infer<typeof activity>;

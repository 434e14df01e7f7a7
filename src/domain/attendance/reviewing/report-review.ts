import * as z from 'zod/mini';
import { instant } from '../../values/dates/instant.ts';
import { line } from '../../values/text.ts';
import { uuid } from '../../values/uuid.ts';

/** Word of somebody who looked at a report after it came in. A new submission has none. */
export const reportReview = z.object({
  /** The mutation id. */
  id: uuid,
  state: z.enum(['verified', 'returned']),
  accountId: uuid,
  name: z.string(),
  /** ISO, the server's clock. */
  at: instant,
  /** Words for the people who counted; always there where it was returned. */
  note: z.nullable(line(0, 500)),
});
export type ReportReview = z.infer<typeof reportReview>;

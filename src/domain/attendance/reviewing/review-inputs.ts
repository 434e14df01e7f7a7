import * as z from 'zod/mini';
import { line } from '../../values/text.ts';
import { uuid } from '../../values/uuid.ts';
import { seenReport } from '../inputs.ts';

/** A report as a reviewer saw it: its version, and the last word about it, or null. */
export const seenInput = z.object({ ...seenReport, seenReview: z.nullable(uuid) });
export type SeenInput = z.infer<typeof seenInput>;

export const returnInput = z.object({ ...seenInput.shape, note: line(1, 500) });
export type ReturnInput = z.infer<typeof returnInput>;

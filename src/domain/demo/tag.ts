import * as z from 'zod/mini';
import { rowId, text } from './text.ts';

export const tagLength = 50;

/** A word that rows of a demo app are sorted by: a tag, or a label. */
export const tag = z.object({ id: rowId, title: text(tagLength) });
export type Tag = z.infer<typeof tag>;

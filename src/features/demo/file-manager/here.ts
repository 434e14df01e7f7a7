import { demoDatabase } from '#store/demo/database.ts';
import { allFileItems, fileItemWith, hasContent } from '#store/demo/file-manager/queries.ts';
import { onDemo } from '../../../api/live-queries/on-demo.ts';

/** The questions of these screens, which read the store and never wait for an answer of the worker. */
export const itemsHere = onDemo(allFileItems);
export const itemHere = onDemo(fileItemWith);
export const hasContentHere = onDemo(hasContent);

export const itemsNow = () => allFileItems(demoDatabase());

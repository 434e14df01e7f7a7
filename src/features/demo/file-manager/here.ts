import { demoDatabase } from '#store/demo/database.ts';
import { allFileItems, fileItemWith, hasContent } from '#store/demo/file-manager/queries.ts';
import { keptOnDemo } from '../../../api/live-queries/kept-on-demo.ts';

/** The questions of these screens, which read the store and never wait for an answer of the worker. */
export const itemsHere = keptOnDemo(allFileItems);
export const itemHere = keptOnDemo(fileItemWith);
export const hasContentHere = keptOnDemo(hasContent);

export const itemsNow = () => allFileItems(demoDatabase());

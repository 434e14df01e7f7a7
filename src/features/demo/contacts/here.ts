import * as operations from '#domain/demo/contacts/operations.ts';
import { allContactTags, contactsInOrder, contactWith } from '#store/demo/contacts/queries.ts';
import { demoDatabase } from '#store/demo/database.ts';
import { keptOnDemo } from '../../../api/live-queries/kept-on-demo.ts';
import { tagCalls } from '../../../demo/tags/tag-calls.ts';

/** The questions of these screens, which read the store and never wait for an answer of the worker. */
export const contactsHere = keptOnDemo(contactsInOrder);
export const contactHere = keptOnDemo(contactWith);
export const tagsHere = keptOnDemo(allContactTags);

/** Once, for who needs the list at one moment only: a drawer that followed thousands would be slow for nothing. */
export const contactsNow = () => contactsInOrder(demoDatabase());

export const callsOfTags = tagCalls('tag', operations);

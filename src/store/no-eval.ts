import * as z from 'zod/mini';

/** Schemas must not compile themselves: the content security policy forbids `new Function`. */
z.config({ jitless: true });

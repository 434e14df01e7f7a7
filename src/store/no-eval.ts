import { config } from 'zod/mini';

/**
 * Schemas must not compile themselves: the content security policy forbids `new Function`. By its own
 * name: calls of `z` alone are left out of the worker's scripts (tools/build/service-worker.ts).
 */
config({ jitless: true });

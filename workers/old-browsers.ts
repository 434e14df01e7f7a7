/** As public/start.js asks in pages: whoever has these has the rest of what the app uses. */
const newest: unknown[] = [Promise.withResolvers, AbortSignal.any, URL.canParse];
const missing = '/old-browsers.js';
if (!newest.every(Boolean)) await import(/* @vite-ignore */ missing);

/** Calls that the service worker makes by itself: apart from the schemas, which it does not use. */
export const pushAddresses = {
  subscribe: '/api/v1/webpush/subscribe',
  remove: '/api/v1/webpush/remove-subscription',
} as const;

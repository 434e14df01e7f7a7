/** What the service worker asks by itself, too: apart from the schemas, which it has no use for. */
export const pushAddresses = {
  subscribe: '/api/v1/webpush/subscribe',
  remove: '/api/v1/webpush/remove-subscription',
} as const;

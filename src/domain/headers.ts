/** Number of the wire format, sent as X-Form. 2: scopes have facets. */
export const protocolForm = 2;

/** Header names that both sides must agree on. */
export const headers = {
  tenant: 'x-tenant',
  form: 'x-form',
  answeredBy: 'x-answered-by',
  receipt: 'x-receipt',
  idempotencyKey: 'idempotency-key',
  /** page -> sw: whose submission this is. */
  profile: 'x-profile',
  secondToken: 'x-submit-grant',
  /** Which rows of the answers before a device could not read: `choir 2, church 1`. */
  unreadable: 'x-unreadable',
  skipInterceptor: 'skip-interceptor',
} as const;

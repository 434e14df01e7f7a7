/** Number of the wire format, sent as X-Form. */
export const protocolForm = 1;

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
  skipInterceptor: 'skip-interceptor',
} as const;

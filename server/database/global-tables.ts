/** Tables that belong to no tenant's scope: everything else has `tenant_id` first and row security. */
export const globalTables = [
  'tenant',
  'account',
  'device',
  'device_code',
  'session',
  'submit_grant',
  'one_time_token',
  'mail',
  'push_subscription',
  'push_key',
  'rate_limit',
] as const;

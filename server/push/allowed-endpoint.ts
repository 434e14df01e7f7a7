/** Push services of the browsers; `*.` stands for one or more names before. */
const browserServices = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** Owner of an address: the operator of this server names its `own`, wherever it may be. */
export type PushService = 'browser' | 'own';

/**
 * The service that an endpoint belongs to, or null for everything else in the world: a device names
 * the address, so that without this list the server would call wherever somebody likes.
 * `own`: host names of PUSH_SERVICES, with ':port' where it is not 443.
 */
export function serviceOf(endpoint: string, own: readonly string[]): PushService | null {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  if (own.includes(url.host)) return 'own';
  const known = browserServices.some((service) =>
    service.startsWith('*.') ? url.host.endsWith(service.slice(1)) : url.host === service,
  );
  return known ? 'browser' : null;
}

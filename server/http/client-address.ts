import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

function parse(address: string) {
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

function isTrusted(address: string, proxies: readonly string[]): boolean {
  const parsed = parse(address);
  if (!parsed) return false;
  return proxies.some((proxy) => {
    const [range, bits] = ipaddr.isValidCIDR(proxy)
      ? ipaddr.parseCIDR(proxy)
      : ([ipaddr.process(proxy), ipaddr.process(proxy).kind() === 'ipv4' ? 32 : 128] as const);
    return parsed.kind() === range.kind() && parsed.match(range, bits as number);
  });
}

function socketAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    // Asked in memory, without a socket.
    return 'unknown';
  }
}

/** The address that asks. A forwarding header counts only as far back as the trusted proxies reach. */
export function clientAddress(proxies: readonly string[]): (context: Context) => string {
  return (context) => {
    const forwarded = (context.req.header('x-forwarded-for') ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    let address = socketAddress(context);
    while (isTrusted(address, proxies) && forwarded.length > 0) {
      address = forwarded.pop() ?? address;
    }
    return parse(address)?.toString() ?? 'unknown';
  };
}

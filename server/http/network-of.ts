import ipaddr from 'ipaddr.js';

/**
 * The network that an address stands for: an IPv4 address is one itself; of IPv6 a household or a
 * machine has at least a /64, and whoever has it has every address in it.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}

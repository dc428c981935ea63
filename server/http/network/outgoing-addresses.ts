import ipaddr from 'ipaddr.js';
import { parseAddress, type Address } from './address.ts';

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Says whether an address is one of the public internet: not private, local, shared, special or translated (NOTIFICATIONS-8). */
export function isPublicAddress(text: string): boolean {
  const address = parseAddress(text);
  if (!address || address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6);
}

function rangeOf(text: string): [Address, number] {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.parse(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** Says whether one of the ranges, or single addresses, has this address. */
function isIn(ranges: readonly string[], text: string): boolean {
  const address = parseAddress(text);
  if (!address) return false;
  return ipaddr.subnetMatch(address, { allowed: ranges.map(rangeOf) }, 'none') === 'allowed';
}

/** Says of an address that a connection leads to whether a webhook may be sent there. */
export type AddressGuard = (address: string) => boolean;

/** Allows https to public addresses, and http too to those in `allowed`, addresses or ranges (NOTIFICATIONS-8). */
export function addressGuard(protocol: string, allowed: readonly string[]): AddressGuard {
  return (address) => isIn(allowed, address) || (protocol === 'https:' && isPublicAddress(address));
}

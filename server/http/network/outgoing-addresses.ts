import ipaddr from 'ipaddr.js';
import { parseAddress, type Address } from './address.ts';

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Tells whether an address is on the public internet, and not private, local, shared, special or translated (NOTIFICATIONS-8). */
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

/** Tells whether an address is in one of the ranges, or is one of the single addresses. */
function isIn(ranges: readonly string[], text: string): boolean {
  const address = parseAddress(text);
  if (!address) return false;
  return ipaddr.subnetMatch(address, { allowed: ranges.map(rangeOf) }, 'none') === 'allowed';
}

/** A function that tells whether a webhook may be sent to an address. */
export type AddressGuard = (address: string) => boolean;

/** Makes a guard that allows https to public addresses, and both http and https to the addresses or ranges in `allowed` (NOTIFICATIONS-8). */
export function addressGuard(protocol: string, allowed: readonly string[]): AddressGuard {
  return (address) => isIn(allowed, address) || (protocol === 'https:' && isPublicAddress(address));
}

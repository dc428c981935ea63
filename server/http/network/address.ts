import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Returns the host of `203.0.113.7:1003` and `[2001:db8::1]:1003`, as some proxies forward addresses. */
function withoutPort(text: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

/** Returns the address in a text, with or without port, brackets and zone, mapped IPv4 as IPv4, or undefined if none (ACCESS-17). */
export function parseAddress(text: string): Address | undefined {
  const [bare = ''] = withoutPort(text.trim()).split('%');
  return isIP(bare) > 0 ? ipaddr.process(bare) : undefined;
}

/** Returns the address as people write it; the text itself if it says none. */
export const addressOf = (text: string): string => parseAddress(text)?.toString() ?? text;

/** Returns one client: an IPv4 address, or the /64 network of one household or phone; undefined for no address. */
export function networkOf(text: string): string | undefined {
  const address = parseAddress(text);
  if (!(address instanceof ipaddr.IPv6)) return address?.toString();
  const groups = address.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

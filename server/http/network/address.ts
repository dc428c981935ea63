import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Removes the port from an address such as `203.0.113.7:1003` or `[2001:db8::1]:1003`, as some proxies write it. */
function withoutPort(text: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

/** Returns the address in a text, which may have a port, brackets or a zone; undefined if there is none. An IPv4 address mapped to IPv6 is returned as IPv4 (ACCESS-17). */
export function parseAddress(text: string): Address | undefined {
  const [bare = ''] = withoutPort(text.trim()).split('%');
  return isIP(bare) > 0 ? ipaddr.process(bare) : undefined;
}

/** Returns the address in a text in its usual form; the text itself if it has no address. */
export const addressOf = (text: string): string => parseAddress(text)?.toString() ?? text;

/** Returns the network that counts as one client: an IPv4 address, or the /64 network of an IPv6 household or phone; undefined if the text is no address. */
export function networkOf(text: string): string | undefined {
  const address = parseAddress(text);
  if (!(address instanceof ipaddr.IPv6)) return address?.toString();
  const groups = address.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

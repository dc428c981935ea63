import type { FastifyInstance, FastifyReply } from 'fastify';
import { isHttps, type Config } from '../base/config.ts';

const YEAR_S = 365 * 24 * 3600;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // The preview of an image before its upload has an address with blob:.
  "img-src 'self' blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types reslife',
];

/** Features of browsers that the app never uses. They are switched off, in case a foreign script gets into a page. */
const FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

/** Headers that browsers ignore without https. Some browsers also complain about them on the console. */
const HTTPS_ALONE = {
  'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains`,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
};

/** Returns the content policy (ACCESS-5). It allows only files of this site, and inline styles with one of the given hashes, such as 'sha256-...'. */
export function contentPolicy(
  config: Pick<Config, 'publicUrl'>,
  styles: readonly string[] = [],
): string {
  const hashes = styles.map((hash) => ` '${hash}'`).join('');
  const policy = POLICY.map((rule) => (rule.startsWith('style-src') ? rule + hashes : rule));
  return [...policy, ...(isHttps(config) ? ['upgrade-insecure-requests'] : [])].join(';');
}

/** Returns the headers of every response (ACCESS-5), with those that need https only if the public address has it. */
export function securityHeaders(config: Pick<Config, 'publicUrl'>): Record<string, string> {
  const isSecure = isHttps(config);
  return {
    'content-security-policy': contentPolicy(config),
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    'permissions-policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
    ...(isSecure && HTTPS_ALONE),
  };
}

/** Tells whether an answer is a page. Only the browser's own cache may keep a page, because cookies may come with it (ACCESS-6). */
export function isPage(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/html');
}

const SVG = 'image/svg+xml';

export function setSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  // SVG is the only kind of text that is sent without a charset.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.getHeader('content-type') === SVG)
      reply.header('content-type', `${SVG}; charset=utf-8`);
    done(null, payload);
  });
}

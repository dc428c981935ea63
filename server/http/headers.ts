import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isHttps, type Config } from '../config.ts';

const YEAR = 365 * 24 * 3600;

const POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  // blob: is the preview of an image before its upload.
  imgSrc: ["'self'", 'blob:'],
  connectSrc: ["'self'"],
  fontSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['reslife'],
};

/** What helmet sets on every response; what needs https only where people come by https. */
export function securityHeaders(config: Config): FastifyHelmetOptions {
  const isSecure = isHttps(config);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: isSecure ? { ...POLICY, upgradeInsecureRequests: [] } : POLICY,
    },
    strictTransportSecurity: isSecure ? { maxAge: YEAR, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    // On plain http browsers ignore these two and complain about them on the console.
    crossOriginOpenerPolicy: isSecure && { policy: 'same-origin' },
    originAgentCluster: isSecure,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  };
}

/** Switches off browser features the app never uses, for any script that might get into it. */
export function permissionsPolicy(app: FastifyInstance): void {
  const features = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];
  const value = features.map((feature) => `${feature}=()`).join(', ');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', value);
  });
}

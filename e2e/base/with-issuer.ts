import { openCampusIssuer, type CampusPerson } from '../../server/test/campus-issuer.ts';
import { freePort } from '../../server/test/server-process.ts';
import { ADMIN, startServer } from './running-server.ts';

/** The first administrator, as the campus knows her. */
export const MAYA: CampusPerson = { sub: 'maya', email: ADMIN.email, email_verified: true };

/** Starts a server that an issuer of its own signs people in to; `stop` ends both. */
export async function startWithCampus(settings: Record<string, string> = {}, person = MAYA) {
  const port = await freePort();
  const issuer = await openCampusIssuer(`http://localhost:${port}`, person);
  const oidc = {
    OIDC_ISSUER: issuer.oidc.issuer,
    OIDC_CLIENT_ID: issuer.oidc.clientId,
    OIDC_CLIENT_SECRET: issuer.oidc.clientSecret,
    ...settings,
  };
  const server = await startServer({ ...oidc, PORT: String(port) });
  const stop = async () => {
    issuer.stop();
    await server.stop();
  };
  return { server, issuer, oidc, stop };
}

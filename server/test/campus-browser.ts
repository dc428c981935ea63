import { API } from '#core/api/api.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import type { TestApp, TestResponse } from './test-app.ts';

type Jar = Map<string, string>;

const cookieOf = (jar: Jar) => Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');

function keep(jar: Jar, set: readonly string[]): void {
  for (const cookie of set) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
}

/** Returns a browser of one test: it keeps cookies, follows the issuer's pages, and says where it is led. */
export function campusBrowser({ call }: Pick<TestApp, 'call'>) {
  const ours: Jar = new Map();
  const theirs: Jar = new Map();

  const ask = async (
    endpoint: typeof API.startCampusSignIn | typeof API.finishCampusSignIn,
    query: Readonly<Record<string, string>>,
  ) => {
    const answer: TestResponse<typeof endpoint> = await call(endpoint, {
      query,
      headers: { cookie: cookieOf(ours) },
    });
    browser.keep(answer);
    return { status: answer.status, to: new URL(answer.headers.location ?? 'http://nowhere/') };
  };

  const browser = {
    cookies: ours,
    cookie: () => cookieOf(ours),
    /** Keeps the cookies that an answer set. */
    keep: ({ headers }: Pick<TestResponse<Endpoint>, 'headers'>) =>
      keep(ours, [headers['set-cookie'] ?? []].flat()),
    start: async (returnUrl?: string, more: Readonly<Record<string, string>> = {}) =>
      await ask(API.startCampusSignIn, { ...(returnUrl !== undefined && { returnUrl }), ...more }),
    finish: async (query: Readonly<Record<string, string>>) =>
      await ask(API.finishCampusSignIn, query),
    /** Through the pages of the issuer; returns what it sends back. */
    async atIssuer(from: URL): Promise<Record<string, string>> {
      let at = from;
      while (!at.pathname.endsWith('/campus/callback')) {
        const answer = await fetch(at, {
          redirect: 'manual',
          headers: { cookie: cookieOf(theirs) },
        });
        keep(theirs, answer.headers.getSetCookie());
        const next = answer.headers.get('location');
        if (next === null) throw new Error(`${answer.status}: ${await answer.text()}`);
        at = new URL(next, at);
      }
      return Object.fromEntries(at.searchParams);
    },
    /** The whole way; returns where it ends. */
    async signIn(returnUrl?: string): Promise<URL> {
      const { to } = await browser.start(returnUrl);
      if (to.pathname === '/auth/login') return to;
      return (await browser.finish(await browser.atIssuer(to))).to;
    },
  };
  return browser;
}

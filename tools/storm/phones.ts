import { API } from '#core/api/api.ts';
import { parseAnswer } from '../../server/test/parse-json.ts';
import { COMPRESSED, LIBRARY, livePhone, wayOf, type Seen } from './phone.ts';
import { addressOf, chance, SHARES, type Plan } from './plan.ts';

/** All phones of a plan; `done` resolves once each has everything acknowledged, however long after the plan's seconds. */
export async function openPhones(plan: Plan, port: number, newCookie: () => Promise<string>) {
  const ways = Array.from({ length: Math.ceil(plan.advisors / plan.behind) }, (_, campus) =>
    wayOf(port, addressOf(campus)),
  );
  const first = ways[0] ?? wayOf(port, addressOf(0));
  const plain = await first.get({ path: LIBRARY });
  const guides = parseAnswer(API.listAdvisorIssues, plain.body);
  const { headers, bytes } = await first.get({ path: LIBRARY, headers: COMPRESSED });
  const { etag } = headers;
  const seen: Seen = {
    offered: 0,
    libraries: { ms: [], bytes: 0, unchanged: 0, failed: 0 },
    attendances: [],
    refused: new Map(),
    kept: [],
  };
  const over = new AbortController();
  const phones = Array.from({ length: plan.advisors }, async (_, n) => {
    const [guide, way] = [guides[n % guides.length], ways[Math.floor(n / plan.behind)]];
    if (!guide || !way || etag === undefined) throw new Error('The server has no library.');
    const before = chance(SHARES.firstVisit) ? undefined : { etag, cookie: await newCookie() };
    const phone = { advisor: `Advisor ${n}`, way, guide, before, plan };
    // The last to have sent everything ends the looks for a newer library.
    await livePhone(phone, seen, over.signal, () => {
      if (seen.kept.length === plan.advisors) over.abort();
    });
  });
  return { seen, libraryBytes: bytes, done: Promise.all(phones) };
}

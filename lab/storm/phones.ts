import { Agent } from 'node:http';
import { API } from '#core/api/api.ts';
import { clientAt } from '../../bench/flood/client.ts';
import { parseAnswer } from '../../server/test/parse-json.ts';
import { COMPRESSED, filesIn, LIBRARY, WORKER } from './app.ts';
import { livePhone } from './phone.ts';
import { addressOf, chance, SHARES, type Plan } from './plan.ts';
import { nothingSeen } from './seen.ts';

function campusOf(port: number, campus: number) {
  const localAddress = addressOf(campus);
  const agent = new Agent({ keepAlive: true });
  return { get: clientAt(port, localAddress), way: { port, agent, localAddress } };
}

/** Starts all phones of a plan; `done` resolves once each has everything acknowledged, however long after the plan's seconds. */
export async function openPhones(plan: Plan, port: number, newCookie: () => Promise<string>) {
  const campuses = Array.from({ length: Math.ceil(plan.advisors / plan.behind) }, (_, campus) =>
    campusOf(port, campus),
  );
  const { get } = campusOf(port, 0);
  const guides = parseAnswer(API.listAdvisorIssues, (await get({ path: LIBRARY })).body);
  const { headers, bytes } = await get({ path: LIBRARY, headers: COMPRESSED });
  const plain = await get({ path: WORKER });
  const worker = await get({ path: WORKER, headers: COMPRESSED });
  // The source of the server serves no app.
  const files = plain.status === 200 ? filesIn(plain.body) : [];
  const tags = { worker: worker.headers.etag ?? '', library: headers.etag ?? '' };
  const seen = nothingSeen();
  const over = new AbortController();
  const phones = Array.from({ length: plan.advisors }, async (_, n) => {
    const [guide, campus] = [guides[n % guides.length], campuses[Math.floor(n / plan.behind)]];
    if (!guide || !campus) throw new Error('The server has no library.');
    const isFirst = chance(SHARES.firstVisit);
    const before = isFirst ? undefined : { ...tags, cookie: await newCookie() };
    const phone = { advisor: `Advisor ${n}`, ...campus, guide, before, files, plan };
    // The last to have sent everything ends the looks for a newer library.
    await livePhone(phone, seen, over.signal, () => {
      if (seen.kept.length === plan.advisors) over.abort();
    });
  });
  return { seen, libraryBytes: bytes, done: Promise.all(phones) };
}

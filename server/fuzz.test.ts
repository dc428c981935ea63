import { expect, test } from 'vitest';
import { authoring, confirm, END } from './test/issues.ts';
import { dropRequest, dropUploads } from './test/dropped-connections.ts';
import { hostileRequests } from './test/hostile/hostile-requests.ts';
import { describeOnEachDatabase } from './test/test-app.ts';

describeOnEachDatabase('hostile requests', (open) => {
  // API-18
  test('none is answered with an error of ours', async () => {
    const opened = await open();
    const { issue, add, admin } = await authoring(opened);
    const step = await add(confirm('Call the office', END));
    const known = [issue._id, step._id, 'Pests', 'ada@example.edu'];
    const failures: string[] = [];
    for (const request of hostileRequests(120, 7, known)) {
      const { method, url, headers, body, isSigned } = request;
      const { statusCode, payload } = await opened.app.inject({
        method: method as 'GET',
        url,
        headers: { ...(isSigned ? { cookie: admin.cookie } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body }),
      });
      // Payments are not offered, and say so.
      if (statusCode >= 500 && statusCode !== 501) failures.push(`${method} ${url}: ${payload}`);
    }
    expect(failures).toEqual([]);
  });

  // API-25
  test('connections dropped at any byte leave a good request answered', async () => {
    const { app, signedIn } = await open();
    const { cookie } = await signedIn();
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    const requests = hostileRequests(60, 11, ['Pests']);
    for (const [number, asked] of requests.entries()) {
      await dropRequest(port, asked, { cookie: '', number });
    }
    const { dropped, line } = await dropUploads(port, cookie);
    expect(dropped).toBeGreaterThan(300);
    expect(line).toBe('HTTP/1.1 200 OK');
  });
});

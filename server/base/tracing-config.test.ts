import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

function tracingOf(env: Record<string, string>) {
  const read = readConfig(env, 'UTC');
  return 'complaints' in read ? undefined : read.config.tracing;
}

const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://collector.example.edu:4318/';

// START-3, OPERATIONS-4
test('traces are sent if an address is set, unless the standard variables forbid it', () => {
  expect(tracingOf({})).toBeUndefined();
  expect(tracingOf({ OTEL_SERVICE_NAME: 'a', OTEL_TRACES_EXPORTER: 'otlp' })).toBeUndefined();
  expect(tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT })).toEqual({
    url: 'https://collector.example.edu:4318/v1/traces',
    headers: {},
    resource: {},
    sampler: 'parentbased_always_on',
    ratio: 1,
    gatherMs: 5_000,
  });
  const own = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:9/own' };
  expect(tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT, ...own })).toMatchObject({
    url: 'http://127.0.0.1:9/own',
  });
  expect(tracingOf({ ...own, OTEL_SDK_DISABLED: 'true' })).toBeUndefined();
  expect(tracingOf({ ...own, OTEL_TRACES_EXPORTER: 'none' })).toBeUndefined();
});

// START-3
test('traces have the configured process name, and only the configured share is sent', () => {
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%3Db, other = c=d ',
    OTEL_RESOURCE_ATTRIBUTES: 'service.name=hidden,campus=North%20Campus',
    OTEL_SERVICE_NAME: 'reslife',
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  };
  expect(tracingOf(env)).toMatchObject({
    headers: { 'api-key': 'a=b', other: 'c=d' },
    resource: { 'service.name': 'reslife', campus: 'North Campus' },
    sampler: 'traceidratio',
    ratio: 0.25,
    gatherMs: 50,
  });
});

// START-4
test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'https://collector/v1/traces?key=hunter2'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'hunter2'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'key=%hunter2'],
  ['OTEL_RESOURCE_ATTRIBUTES', '=x'],
  ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['OTEL_TRACES_EXPORTER', 'zipkin'],
  ['OTEL_SDK_DISABLED', 'yes'],
  ['OTEL_BSP_SCHEDULE_DELAY', 'soon'],
])('%s=%s is refused in a sentence', (name, value) => {
  const read = readConfig({ [name]: value }, 'UTC');
  const complaints = 'complaints' in read ? read.complaints : [];
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toMatch(new RegExp(`^${name} must be .*\\.$`));
  expect(complaints[0]).not.toContain('hunter2');
});

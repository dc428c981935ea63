import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context, Span as OtelSpan } from '@opentelemetry/api';
import type * as Core from '@opentelemetry/core';
import type * as Sdk from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { withSpan, type Span, type SpanAbout, type Tracing } from './spans.ts';
import type { TracingConfig } from './tracing-config.ts';
import { VERSION } from './version.ts';

/** The ms for which a stop waits until the last spans are accepted. */
const CLOSE_LIMIT = 1_000;

function samplerOf({ sampler, ratio }: TracingConfig, sdk: typeof Sdk): Sdk.Sampler {
  const root = sampler.endsWith('always_on')
    ? new sdk.AlwaysOnSampler()
    : sampler.endsWith('always_off')
      ? new sdk.AlwaysOffSampler()
      : new sdk.TraceIdRatioBasedSampler(ratio);
  return sampler.startsWith('parentbased') ? new sdk.ParentBasedSampler({ root }) : root;
}

/** Returns the exporter, which logs when it begins to fail and when spans are accepted again (OPERATIONS-7). */
function telling(
  exporter: Sdk.SpanExporter,
  { ExportResultCode }: Pick<typeof Core, 'ExportResultCode'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  let isFailing = false;
  const heed = (error: Error | undefined, isTaken: boolean) => {
    if (isFailing === !isTaken) return;
    isFailing = !isTaken;
    if (isTaken) log.warn('traces are accepted again');
    else log.warn({ reason: error?.message ?? 'no answer' }, 'traces are not accepted');
  };
  const told: Sdk.SpanExporter = {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        heed(result.error, result.code === ExportResultCode.SUCCESS);
        done(result);
      }),
    shutdown: async () => await exporter.shutdown(),
  };
  return told;
}

/** Opens the sending of spans to a receiver of OTLP (OPERATIONS-4). Spans that it does not accept are dropped, and nothing waits for them. */
export async function openTracing(
  config: TracingConfig,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Tracing> {
  const [api, core, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    // The libraries are loaded only if traces are sent, since they take time and memory.
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-proto'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: config.url, headers: { ...config.headers } });
  const provider = new sdk.TracerProvider({
    sampler: samplerOf(config, sdk),
    resource: resourceFromAttributes({
      'service.name': 'reslife-oncall',
      'service.version': VERSION,
      'service.instance.id': randomUUID(),
      ...config.resource,
    }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: telling(exporter, core, log),
        scheduledDelayMillis: config.gatherMs,
      }),
    ],
  });
  const tracer = provider.getTracer('reslife-oncall', VERSION);
  const kinds = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    internal: api.SpanKind.INTERNAL,
  };

  const begin = ({ name, kind, attributes = {} }: SpanAbout, parent: Context, msAgo = 0): Span => {
    const startTime = performance.now() - msAgo;
    return spanOver(tracer.startSpan(name, { kind: kinds[kind], attributes, startTime }, parent));
  };
  const spanOver = (own: OtelSpan): Span => {
    const { traceId, spanId } = own.spanContext();
    const span: Span = {
      ids: { trace_id: traceId, span_id: spanId },
      isSent: own.isRecording(),
      within: (work) => withSpan(span, work),
      child: (about, msAgo) => begin(about, api.trace.setSpan(api.ROOT_CONTEXT, own), msAgo),
      end: ({ attributes = {}, isFailed = false } = {}) => {
        own.setAttributes(attributes);
        if (isFailed) own.setStatus({ code: api.SpanStatusCode.ERROR });
        own.end();
      },
    };
    return span;
  };
  const close = async () => {
    const sent = provider.shutdown().catch(() => undefined);
    await Promise.race([sent, pause(CLOSE_LIMIT, undefined, { ref: false })]);
  };
  let closed: Promise<void> | undefined;
  return {
    begin: (about, traceparent = '') => {
      const remote = core.parseTraceParent(traceparent);
      const parent = remote
        ? api.trace.setSpanContext(api.ROOT_CONTEXT, { ...remote, isRemote: true })
        : api.ROOT_CONTEXT;
      return begin(about, parent);
    },
    close: () => (closed ??= close()),
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';

/** Names and numbers of ours: nothing that somebody wrote, nor who it was (OPERATIONS-5). */
export type SpanAttributes = Readonly<Record<string, string | number>>;
export type SpanAbout = {
  name: string;
  kind: 'server' | 'client' | 'internal';
  attributes?: SpanAttributes;
};
export type SpanEnd = { attributes?: SpanAttributes; isFailed?: boolean };

/** Something under way, of which the receiver of traces hears once it ends. */
export type Span = {
  /** The ids, under their names in the log. */
  ids: { trace_id: string; span_id: string };
  /** True if the span will be sent. */
  isSent: boolean;
  /** Runs `work`, to which all that it begins belongs. */
  within: <T>(work: () => T) => T;
  /** Begins something within it, now or some ms ago. */
  child: (about: SpanAbout, msAgo?: number) => Span;
  end: (how?: SpanEnd) => void;
};

export type Tracing = {
  /** Begins a trace, or goes on with that of a `traceparent` (W3C). */
  begin: (about: SpanAbout, traceparent?: string) => Span;
  /** Sends what there is, within a second. */
  close: () => Promise<void>;
};

const current = new AsyncLocalStorage<Span>();

export const withSpan = <T>(span: Span, work: () => T): T => current.run(span, work);

/** Returns the span under way here; undefined if nothing is traced. */
export const spanNow = (): Span | undefined => current.getStore();

/** Returns the ids of the current trace for a line of the log (OPERATIONS-8). */
export const idsNow = (): object => spanNow()?.ids ?? {};

/** Returns the kind of an error: its code, or the name of its class. Its words may name somebody. */
export function kindOfError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Does `work` within a span, if there is one; if the work fails, so does the span. */
export async function asSpan<T>(
  span: Span | undefined,
  work: () => Promise<T>,
  ended: (result: T) => SpanEnd = () => ({}),
): Promise<T> {
  if (!span) return await work();
  try {
    const result = await span.within(work);
    span.end(ended(result));
    return result;
  } catch (error) {
    span.end({ isFailed: true, attributes: { 'error.type': kindOfError(error) } });
    throw error;
  }
}

/** Does `work` as a span of the one under way, if there is one. */
export async function inSpan<T>(
  about: SpanAbout,
  work: () => Promise<T>,
  ended?: (result: T) => SpanEnd,
): Promise<T> {
  return await asSpan(spanNow()?.child(about), work, ended);
}

import { AsyncLocalStorage } from 'node:async_hooks';

/** The names and numbers in a span. They are ours, and never a text that somebody wrote or who it was (OPERATIONS-5). */
export type SpanAttributes = Readonly<Record<string, string | number>>;
export type SpanAbout = {
  name: string;
  kind: 'server' | 'client' | 'internal';
  attributes?: SpanAttributes;
};
export type SpanEnd = { attributes?: SpanAttributes; isFailed?: boolean };

/** Something under way, which the receiver of traces learns about when it ends. */
export type Span = {
  /** The ids of the trace and the span, by their names in the log. */
  ids: { trace_id: string; span_id: string };
  /** True if the span will be sent. */
  isSent: boolean;
  /** Runs `work` so that everything it begins belongs to this span. */
  within: <T>(work: () => T) => T;
  /** Begins a span within this one, now or some ms ago. */
  child: (about: SpanAbout, msAgo?: number) => Span;
  end: (how?: SpanEnd) => void;
};

export type Tracing = {
  /** Begins a trace, or continues the one in a `traceparent` (W3C). */
  begin: (about: SpanAbout, traceparent?: string) => Span;
  /** Sends the spans that are left, within a second. */
  close: () => Promise<void>;
};

const current = new AsyncLocalStorage<Span>();

export const withSpan = <T>(span: Span, work: () => T): T => current.run(span, work);

/** Returns the current span, or undefined if nothing is traced. */
export const spanNow = (): Span | undefined => current.getStore();

/** Returns the ids of the current trace for a line of the log (OPERATIONS-8). */
export const idsNow = (): object => spanNow()?.ids ?? {};

/** Returns the kind of an error: its code, or the name of its class. Its message is left out, since it may name somebody. */
export function kindOfError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Runs `work` within a span, if there is one. If the work fails, so does the span. */
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

/** Runs `work` as a span within the current one, if there is one. */
export async function inSpan<T>(
  about: SpanAbout,
  work: () => Promise<T>,
  ended?: (result: T) => SpanEnd,
): Promise<T> {
  return await asSpan(spanNow()?.child(about), work, ended);
}

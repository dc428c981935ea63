/** The samplers that decide which traces are sent, by their names in OTEL_TRACES_SAMPLER. */
export const SAMPLERS = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const;

/** The receiver of traces (START-3), by the standard variables of OpenTelemetry. */
export type TracingConfig = {
  /** The address that takes spans, by OTLP over HTTP. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** The attributes of this process, besides its name and release. */
  resource: Readonly<Record<string, string>>;
  sampler: (typeof SAMPLERS)[number];
  /** The share of traces, 0 to 1, that samplers with a ratio send. */
  ratio: number;
  /** The time for which spans are gathered before they are sent, in ms. */
  gatherMs: number;
};

type Check = (name: string, fits: (text: string) => boolean, must: string) => string | undefined;
type Readers = {
  check: Check;
  /** Reads a setting like `check`, but its complaint does not repeat the value. */
  secret: Check;
  oneOf: <T extends string>(name: string, values: readonly T[], usual: T) => T;
};

function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && search === '' && hash === '';
}

/** Reads the pairs in a text such as `team=reslife,region=north%20campus`, or returns undefined for any other text. */
function pairsIn(text: string): Record<string, string> | undefined {
  const pairs: [string, string][] = [];
  for (const part of text.split(',')) {
    if (part.trim() === '') continue;
    const [, name, value = ''] = /^\s*([^=\s]+)\s*=(.*)$/.exec(part) ?? [];
    if (name === undefined) return undefined;
    try {
      pairs.push([name, decodeURIComponent(value.trim())]);
    } catch {
      return undefined;
    }
  }
  return Object.fromEntries(pairs);
}

const arePairs = (text: string) => pairsIn(text) !== undefined;

const isDelay = (text: string): boolean => /^[1-9]\d{0,4}$/.test(text);

const isRatio = (text: string): boolean => /^\d*\.?\d+$/.test(text) && Number(text) <= 1;

/** Reads the variables of OpenTelemetry, or returns undefined if no traces are to be sent. */
export function readTracing({ check, secret, oneOf }: Readers): TracingConfig | undefined {
  const address = 'an http or https address without a query';
  const pairs = 'pairs such as name=value separated by commas, percent-encoded';
  const base = secret('OTEL_EXPORTER_OTLP_ENDPOINT', isEndpoint, address);
  const own = secret('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', isEndpoint, address);
  const isDisabled = oneOf('OTEL_SDK_DISABLED', ['true', 'false'], 'false') === 'true';
  const isSent = oneOf('OTEL_TRACES_EXPORTER', ['otlp', 'none'], 'otlp') === 'otlp';
  oneOf('OTEL_EXPORTER_OTLP_PROTOCOL', ['http/protobuf'], 'http/protobuf');
  const headers = secret('OTEL_EXPORTER_OTLP_HEADERS', arePairs, pairs);
  const name = check('OTEL_SERVICE_NAME', () => true, 'a name');
  const attributes = check('OTEL_RESOURCE_ATTRIBUTES', arePairs, pairs);
  const sampler = oneOf('OTEL_TRACES_SAMPLER', SAMPLERS, 'parentbased_always_on');
  const ratio = check('OTEL_TRACES_SAMPLER_ARG', isRatio, 'a number from 0 to 1');
  const delay = check('OTEL_BSP_SCHEDULE_DELAY', isDelay, 'milliseconds from 1 to 99999');
  // The standard appends a path to the general address, but not to the address for traces.
  const url = own ?? (base === undefined ? undefined : `${base.replace(/\/+$/, '')}/v1/traces`);
  if (url === undefined || isDisabled || !isSent) return undefined;
  return {
    url,
    headers: pairsIn(headers ?? '') ?? {},
    resource: { ...pairsIn(attributes ?? ''), ...(name !== undefined && { 'service.name': name }) },
    sampler,
    ratio: Number(ratio ?? 1),
    gatherMs: Number(delay ?? 5_000),
  };
}

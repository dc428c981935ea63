import { PROCEDURE_LANGUAGES } from '#core/base/procedure-languages.ts';
import { API } from '#core/api/api.ts';
import { API_ERRORS, type ApiErrorCode } from '#core/api/api-errors.ts';
import { VERSION } from '../base/version.ts';
import { BRAND } from '#core/base/brand.ts';
import { CATEGORIES } from '#core/base/category.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import { ExchangeFile } from '#core/exchange/exchange-schema.ts';
import { INBOX_KINDS } from '#core/inbox/inbox.ts';
import type { ParameterOf } from '../http/endpoint.ts';

const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { enum: Object.keys(API_ERRORS) },
    problems: { type: 'array', items: { type: 'object' } },
    correction: {
      type: 'integer',
      description: 'With KEY_REUSED: the number of the correction held under the key',
    },
  },
};

const inData = (schema: object, beside: Endpoint['beside'] = {}) => ({
  type: 'object',
  required: ['data', ...Object.keys(beside)],
  properties: { data: schema, ...beside },
});

const json = (schema: object) => ({ 'application/json': { schema } });

// These endpoints have content that is not `data` in JSON.
const UPLOAD = inFile({ file: { type: 'string', contentMediaType: 'image/*' } });
const FILE = json(ExchangeFile);
const PLAIN = { 'text/plain': { schema: { type: 'string' } } };
const HTML = { 'text/html': { schema: { type: 'string' } } };
const CSV = { 'text/csv': { schema: { type: 'string' } } };

function inFile(properties: object) {
  return { 'multipart/form-data': { schema: { type: 'object', required: ['file'], properties } } };
}

function bodyOf(name: string, { body, mayLackBody }: Endpoint) {
  if (name === 'uploadFile') return { requestBody: { required: true, content: UPLOAD } };
  return body ? { requestBody: { required: !mayLackBody, content: json(inData(body)) } } : {};
}

function contentOf(name: string, { answer, beside }: Endpoint) {
  if (name === 'recordEvidence') return { content: HTML };
  if (name === 'analyticsCsv' || name === 'trailCsv') return { content: CSV };
  if (name === 'exportIssues') return { content: FILE };
  if (name === 'securityTxt') return { content: PLAIN };
  if (name === 'openapi') return { content: json({ type: 'object' }) };
  return answer ? { content: json(inData(answer, beside)) } : {};
}

// A parameter has a different shape from a fixed word in the same place (API-27).
const ID = {
  type: 'string',
  format: 'uuid',
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
};
const IN_PATH: Record<ParameterOf<(typeof API)[keyof typeof API]['path']>, object> = {
  id: ID,
  key: ID,
  issueId: ID,
  stepId: ID,
  number: { type: 'string', pattern: '^[1-9]\\d*$' },
  fingerprint: { type: 'string', pattern: '^[\\w-]{43}$' },
  category: { enum: CATEGORIES },
  language: { enum: Object.keys(PROCEDURE_LANGUAGES) },
  kind: { enum: INBOX_KINDS },
  contact: { type: 'string', pattern: '^[a-z0-9-]{1,40}$' },
};

function parametersOf({ path, query, keyed }: Endpoint) {
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: IN_PATH[name as keyof typeof IN_PATH],
  }));
  const { properties = {}, required = [] } = (query ?? {}) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key again returns the same record and adds none',
    schema: { type: 'string', format: 'uuid' },
  };
  return [...inPath, ...inQuery, ...(keyed ? [key] : [])];
}

/** Returns every error code of an endpoint: its own codes, and those that follow from its access, method and body. */
function codesOf(endpoint: Endpoint) {
  const { access, method, errors, body, query, keyed, answer } = endpoint;
  const codes = new Set<ApiErrorCode>(errors);
  if (body || query || keyed) codes.add('INVALID_INPUT');
  if (access !== 'open') codes.add('NOT_SIGNED_IN');
  if (access !== 'open' && !endpoint.withoutFactor) codes.add('SECOND_FACTOR_NEEDED');
  if (endpoint.asksAgain) codes.add('PROVE_AGAIN');
  if (access === 'author' || access === 'owner') codes.add('NOT_ALLOWED');
  if (method !== 'GET') codes.add('CSRF_REJECTED');
  if (body) codes.add('TOO_LARGE');
  if (answer) codes.add('UNAVAILABLE');
  return [...codes];
}

function errorsOf(endpoint: Endpoint) {
  const byStatus = Map.groupBy(codesOf(endpoint), (code) => API_ERRORS[code].status);
  const answers = Array.from(byStatus, ([status, codes]) => {
    const description = codes.map((code) => `${code}: ${API_ERRORS[code].title}`).join(' ');
    const schema = { $ref: '#/components/schemas/Problem' };
    return [status, { description, content: { 'application/problem+json': { schema } } }] as const;
  });
  return Object.fromEntries(answers);
}

// Errors have this header, too, so it is described once.
const EPOCH = {
  headers: {
    'Reslife-Epoch': {
      description: 'The epoch of the data; it changes when the server is restored from a backup',
      schema: { type: 'string' },
    },
  },
};

const REDIRECT = {
  303: {
    description: 'The browser goes on to another page',
    headers: { Location: { description: 'The address of that page', schema: { type: 'string' } } },
  },
};

function operation(name: string, endpoint: Endpoint) {
  const isServed = !endpoint.errors.includes('NOT_SOLD');
  const headers = endpoint.forAdvisors ? EPOCH : {};
  const served = endpoint.redirects
    ? REDIRECT
    : { 200: { description: 'Done', ...headers, ...contentOf(name, endpoint) } };
  return {
    operationId: name,
    summary: endpoint.use,
    security: endpoint.access === 'open' ? [] : [{ session: [endpoint.access] }],
    parameters: parametersOf(endpoint),
    ...bodyOf(name, endpoint),
    responses: { ...(isServed ? served : {}), ...errorsOf(endpoint) },
  };
}

/** Writes the endpoint table as an OpenAPI 3.1 document. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of Object.entries(API)) {
    const methods = (paths[endpoint.path] ??= {});
    methods[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: BRAND.name, version: VERSION, license: { name: 'UNLICENSED' } },
    servers: [{ url: '/', description: 'The server that sent this document' }],
    paths,
    components: {
      schemas: { Problem: PROBLEM },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  };
}

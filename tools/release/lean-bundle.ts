import http from 'node:http';
import type { Plugin } from 'vite';

/** The exports of `node:http` that a serving module uses: the others are made when they are asked for. */
const OF_HTTP = Object.entries(Object.getOwnPropertyDescriptors(http))
  .filter(([, { value }]) => value !== undefined)
  .map(([name]) => name);

/** Imports less of `node:http`: an import evaluates every export, and it also makes a client of HTTP and WebSockets, 7 MB a process. */
function httpAlone(): Plugin {
  const id = '\0http-alone';
  return {
    name: 'http-alone',
    enforce: 'pre',
    resolveId: (source, _importer, { kind }) =>
      source === 'node:http' && kind === 'import-statement' ? id : undefined,
    load: (asked) =>
      asked === id
        ? `const http = process.getBuiltinModule('node:http');\nexport default http;\nexport const { ${OF_HTTP.join(', ')} } = http;`
        : undefined,
  };
}

/** Leaves out TLS and HTTP/2, for which Fastify asks in case it is to serve them, which a proxy does here: 4 MB a process. */
function withoutTls(): Plugin {
  const prefix = '\0when-used:';
  return {
    name: 'without-tls',
    enforce: 'pre',
    resolveId: (source, importer) =>
      ['node:https', 'node:http2'].includes(source) && importer?.includes('/node_modules/fastify/')
        ? prefix + source
        : undefined,
    load: (asked) =>
      asked.startsWith(prefix)
        ? `module.exports = new Proxy({}, { get: (_, name) => process.getBuiltinModule('${asked.slice(prefix.length)}')[name] });`
        : undefined,
  };
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Writes a text in ASCII: with one letter beyond, it takes two bytes a letter while the server runs. */
function inAscii(): Plugin {
  return {
    name: 'in-ascii',
    generateBundle(_options, files) {
      for (const file of Object.values(files)) {
        if (file.type === 'chunk') file.code = file.code.replaceAll(/[\u0080-\uFFFF]/g, escaped);
      }
    },
  };
}

/** Returns plugins that make a server at rest smaller, and change nothing it does (CELLS-2). */
export const leanBundle = (): Plugin[] => [httpAlone(), withoutTls(), inAscii()];

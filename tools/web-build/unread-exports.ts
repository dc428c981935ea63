import { parseAst, type Plugin } from 'vite';

/**
 * Exports of React that no module of the app reads. Its files are CommonJS, of which a build keeps every export: without
 * these a phone's first scripts are 1.4 KB less.
 */
const UNREAD: Readonly<Record<string, readonly string[]>> = {
  react: [
    'Activity',
    'Children',
    'Profiler',
    'PureComponent',
    'ViewTransition',
    '__COMPILER_RUNTIME',
    'addTransitionType',
    'cache',
    'cacheSignal',
    'createRef',
    'unstable_useCacheRefresh',
    'useActionState',
    'useDebugValue',
    'useOptimistic',
  ],
  'react-dom': [
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'unstable_batchedUpdates',
    'useFormState',
    'useFormStatus',
  ],
  'react-dom/client': ['hydrateRoot'],
  scheduler: [
    'unstable_Profiling',
    'unstable_forceFrameRate',
    'unstable_next',
    'unstable_runWithPriority',
    'unstable_wrapCallback',
  ],
};

/** Matches React's files for production, with the name of the package's entry. */
const ENTRY = /\/node_modules\/[\w-]+\/cjs\/([\w-]+)\.production\.js$/;

const entryOf = (id: string): string | undefined =>
  ENTRY.exec(id)?.[1]?.replace('react-dom-client', 'react-dom/client');

/** Returns a file of React without the exports that nothing reads. */
export function withoutUnread(code: string, entry: string): string {
  let kept = code;
  for (const statement of parseAst(code).body.toReversed()) {
    if (statement.type !== 'ExpressionStatement') continue;
    const { expression } = statement;
    if (expression.type !== 'AssignmentExpression') continue;
    const name = /^exports\.(\w+)$/.exec(code.slice(expression.left.start, expression.left.end));
    if (name?.[1] && UNREAD[entry]?.includes(name[1]))
      kept = kept.slice(0, statement.start) + kept.slice(statement.end);
  }
  return kept;
}

const IMPORT =
  /(?:import|export)\s(?!type\s)([^;'"]*?)\sfrom\s*["'](react(?:-dom(?:\/client)?)?|scheduler)["']/g;
const REQUIRED = /(\w+)\s*=\s*require\(["'](react(?:-dom(?:\/client)?)?|scheduler)["']\)/g;

/** Returns those of the exports left out that a module reads, each with its package: they must stay. */
export function unreadThatAreRead(code: string): string[] {
  return [...code.matchAll(IMPORT), ...code.matchAll(REQUIRED)].flatMap(
    ([, bound = '', from = '']) => {
      const named = Array.from(/\{([^}]*)\}/.exec(bound)?.[1]?.matchAll(/(?:^|,)\s*(\w+)/g) ?? []);
      const whole = /^(?:\* as )?(\w+)/.exec(bound)?.[1];
      const members = whole
        ? Array.from(code.matchAll(new RegExp(`\\b${whole}\\.(\\w+)`, 'g')))
        : [];
      const read = new Set([...named, ...members].map(([, name]) => name));
      return (UNREAD[from] ?? []).filter((name) => read.has(name)).map((name) => `${from}.${name}`);
    },
  );
}

/** Leaves out exports of React that nothing reads, and fails the build once a module reads one of them. */
export function unreadExports(): Plugin {
  return {
    name: 'unread-exports',
    apply: 'build',
    transform: {
      filter: { code: /\b(?:react|scheduler)\b/ },
      handler(code, id) {
        const read = unreadThatAreRead(code);
        if (read.length > 0)
          this.error(
            `${id} reads ${read.join(', ')}: take it from the list in tools/web-build/unread-exports.ts.`,
          );
        const entry = entryOf(id);
        return entry === undefined ? null : { code: withoutUnread(code, entry), map: null };
      },
    },
  };
}

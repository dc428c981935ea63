import { expect, test } from 'vitest';
import { YOUNGER } from '#web/app/younger.ts';
import { problemsIn } from './browsers.ts';
import { FEATURES } from './compat-data.ts';
import { usesInScript } from './script-uses.ts';
import { usesInStyle } from './style-uses.ts';

// BROWSER-1
test.each([
  ['dialog.showPopover()', 'api.HTMLElement.showPopover'],
  ['walks.toSorted(order)', 'javascript.builtins.Array.toSorted'],
  ['const { wakeLock } = navigator', 'api.Navigator.wakeLock'],
  ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
  ['new Temporal.PlainDate(2026, 1, 1), window.trustedTypes', 'api.trustedTypes'],
  ['requestIdleCallback(search)', 'api.Window.requestIdleCallback'],
  ['self.requestIdleCallback(search)', 'api.Window.requestIdleCallback'],
  ['cookieStore.get("a")', 'api.Window.cookieStore'],
  ['const { postTask } = scheduler', 'api.scheduler'],
  ['run({ scheduler })', 'api.scheduler'],
  ['trustedTypes.createPolicy("a", {})', 'api.trustedTypes'],
  ['walk instanceof Temporal', 'javascript.builtins.Temporal'],
  ['new Map().values().map(draw)', 'javascript.builtins.Iterator.map'],
  ['text.matchAll(word).toArray()', 'javascript.builtins.Iterator.toArray'],
  ['/[a&&b]/v.test(text)', 'javascript.builtins.RegExp.unicodeSets'],
  ['new RegExp("[a&&b]", "v")', 'javascript.builtins.RegExp.unicodeSets'],
  ['/a(?i:b)/.test(text)', 'javascript.regular_expressions.modifier'],
  ['(0, x.jsx)("div", { popover: "manual" })', 'html.global_attributes.popover'],
  ['(0, x.jsx)("button", { popoverTarget: id })', 'html.elements.button.popovertarget'],
])('%s uses something that an engine lacks', (code, key) => {
  expect(usesInScript(code).flat()).toContain(key);
});

// BROWSER-1
test.each([
  'list.hidePopover?.()',
  "'showPopover' in dialog",
  'typeof Temporal',
  'walks.slice().sort(order)',
  'other.wakeLock',
  'Object.withResolvers()',
  'const { scheduler } = parts; scheduler.run()',
  'import { cookieStore } from "./store.ts"; cookieStore()',
  'function run([scheduler = 1, ...trustedTypes]) { return scheduler + trustedTypes }',
  '({ scheduler: 1, trustedTypes() {} }); class Part { cookieStore = 1 }',
  'Object.values(steps).map(draw)',
  '/a(?:b)(?<v>c)/u.test(text)',
  '(0, x.jsx)(Part, { popover: "manual" })',
])('%s uses nothing that an engine lacks', (code) => {
  expect(usesInScript(code)).toEqual([]);
});

// BROWSER-1
test('at-rules, selectors and layout of a stylesheet count as uses, skipped declarations do not', () => {
  const css =
    '@position-try --a{top:0}.a:open,.a:hover{color:red;cursor:pointer}.b{display:grid;grid-template-rows:subgrid}';
  expect(usesInStyle(css)).toEqual([
    'css.at-rules.position-try',
    'css.selectors.open',
    'css.properties.grid-template-rows.subgrid',
  ]);
});

const popover = { file: 'kit/a.ts', keys: ['api.HTMLElement.showPopover'] };

// BROWSER-1
test('a use is allowed only by its row and in its files, and every row is needed', () => {
  expect(problemsIn([popover], {})).toEqual(['kit/a.ts uses api.HTMLElement.showPopover']);
  const row = { how: 'guarded', why: 'asked first' } as const;
  const key = 'api.HTMLElement.showPopover';
  expect(problemsIn([popover], { [key]: row })).toEqual([]);
  const within = (...files: string[]) => problemsIn([popover], { [key]: { ...row, files } });
  expect(within('kit/b.ts', 'web/')).toHaveLength(1);
  expect(within('kit/b.ts', 'kit/')).toEqual([]);
  expect(problemsIn([], { [key]: row })).toEqual([
    `web/app/younger.ts lists ${key}, which nothing uses`,
  ]);
});

// BROWSER-1
test('a row for a guarded feature or a namesake names its files', () => {
  const unnamed = Object.entries(YOUNGER).flatMap(([key, { how, files = [] }]) =>
    ['guarded', 'namesake'].includes(how) && files.length === 0 ? [key] : [],
  );
  expect(unnamed).toEqual([]);
});

// BROWSER-6
test('the oldest engines have all that the check for a too old browser needs', () => {
  const asked = ['css.at-rules.media.range_syntax', 'css.types.color.color-mix'];
  const found = FEATURES.css.filter(({ key }) => asked.includes(key));
  expect(found.map(({ isLacked }) => isLacked)).toEqual([false, false]);
});

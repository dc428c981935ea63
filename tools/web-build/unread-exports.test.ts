import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../base/runtime.mjs';
import { unreadThatAreRead, withoutUnread } from './unread-exports.ts';

const exportsOf = (code: string) =>
  Array.from(code.matchAll(/^\s*exports\.(\w+) =/gm), ([, name]) => name);

// A version of React that no longer has one of them, or writes it otherwise, is seen here.
test.each([
  ['react', 'react/cjs/react.production.js', 14],
  ['react-dom', 'react-dom/cjs/react-dom.production.js', 10],
  ['react-dom/client', 'react-dom/cjs/react-dom-client.production.js', 1],
  ['scheduler', 'scheduler/cjs/scheduler.production.js', 5],
] as const)('exactly the listed exports of %s are left out', (entry, file, count) => {
  const code = readFileSync(join(root, 'node_modules', file), 'utf8');
  const kept = withoutUnread(code, entry);
  const left = exportsOf(code).filter((name) => !exportsOf(kept).includes(name));
  expect(left).toHaveLength(count);
  expect(exportsOf(kept).length).toBeGreaterThan(0);
});

test.each([
  ["import { memo, Children } from 'react';", ['react.Children']],
  ["import React, { type ReactNode, cache as kept } from 'react';", ['react.cache']],
  ['import * as R from "react";\nR.Children.map(a, b);', ['react.Children']],
  ["export { useFormStatus, flushSync } from 'react-dom';", ['react-dom.useFormStatus']],
  ['var React = require("react"), a = React.createRef();', ['react.createRef']],
  ["import type { Activity } from 'react';", []],
  ["import { memo } from 'react';\nimport { Children } from './children.ts';", []],
  ["import { useState } from 'react';\nprops.Children.map(a);", []],
])('a module that reads one of them is found: %s', (code, read) => {
  expect(unreadThatAreRead(code)).toEqual(read);
});

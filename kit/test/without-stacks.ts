import * as React from 'react';

type Internals = { recentlyCreatedOwnerStacks: number };

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as unknown as Record<string, Internals | undefined>)[INTERNALS];

// React stores the stack of each element, up to a number a second, to show it below a warning. A warning
// fails its test with or without it, and the stacks take a tenth of the browsers' processor time.
if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // It begins again once a second.
    },
  });
}

// For the developer tools, which nobody looks at, React compares and notes what each component was given.
Object.assign(console, { timeStamp: undefined, createTask: undefined });

import { parseAst, Visitor, type ESTree } from 'vite';
import { FEATURES, type Feature } from './compat-data.ts';
import { declaredIn } from './declared-names.ts';

/** The one object of an interface, which distinguishes its members from others of the name. */
const OBJECTS: Readonly<Record<string, string>> = {
  Document: 'document',
  History: 'history',
  Location: 'location',
  Navigator: 'navigator',
  Performance: 'performance',
  Screen: 'screen',
  Window: 'window',
};

const GLOBALS = ['globalThis', 'self', 'window'];

interface Member {
  readonly key: string;
  /** The owner of the member in the code: 'navigator', 'Map'; undefined if any object may have it. */
  readonly of: string | undefined;
}

const globals = new Map<string, string>();
const members = new Map<string, Member[]>();
/** Names that objects of every browser have: the name does not say whose it is. */
const common = new Set<string>();
const attributes = new Map<string, string>();

const isStatic = (owner: string, name: string): boolean =>
  name in Object(Reflect.get(globalThis, owner));

function addMember({ key, path, isLacked }: Feature): void {
  const [owner = '', said = ''] = path.slice(-2);
  if (said.endsWith('_event')) return;
  const name = said.replace(/_static$/, '');
  const holder = FEATURES.api.find((one) => one.key === `api.${owner}`);
  // A name that no browser lacks is common; members of a lacked interface are found by the interface.
  if (!isLacked) common.add(name);
  else if (!holder?.isLacked) {
    const isOfOne = said !== name || (path[0] === 'javascript' && isStatic(owner, name));
    const member = { key, of: isOfOne ? owner : OBJECTS[owner] };
    members.set(name, [...(members.get(name) ?? []), member]);
  }
}

for (const feature of [...FEATURES.builtins, ...FEATURES.api]) {
  const { key, path, isLacked } = feature;
  const depth = path.length - (path[0] === 'api' ? 1 : 2);
  if (depth === 2) addMember(feature);
  else if (depth === 1 && isLacked) globals.set(path.at(-1) ?? '', key);
  else if (depth === 1) common.add(path.at(-1) ?? '');
}
for (const { key, path, isLacked } of FEATURES.html) {
  if (!isLacked) continue;
  if (path[1] === 'global_attributes' && path.length === 3) attributes.set(`* ${path[2]}`, key);
  if (path[1] === 'elements' && path.length === 4) attributes.set(`${path[2]} ${path[3]}`, key);
}

/** Methods that make iterators, whose members have the names of those of arrays. */
const ITERATING = ['entries', 'keys', 'matchAll', 'values'];

/** Features of a regular expression, found in the text of its pattern and its flags. */
const IN_PATTERNS = [
  ['javascript.builtins.RegExp.unicodeSets', /\/\w*v\w*$/],
  ['javascript.regular_expressions.modifier', /\(\?[ims]*-?[ims]+:/],
] as const;

const keysOfPattern = (pattern: string, flags: string): string[] =>
  IN_PATTERNS.flatMap(([key, has]) => (has.test(`${pattern}/${flags}`) ? [key] : []));

const nameOf = (node: ESTree.Node | null): string | undefined =>
  node?.type === 'Identifier'
    ? node.name
    : node?.type === 'MemberExpression' && !node.computed
      ? nameOf(node.property)
      : undefined;

/** Returns the keys that just `name` may mean if nothing of that name is declared; none if no browser lacks it. */
function keysOfGlobal(name: string): string[] {
  const own = globals.get(name);
  const ofWindow = (members.get(name) ?? []).filter(({ of }) => of === OBJECTS.Window);
  return [...(own === undefined ? [] : [own]), ...ofWindow.map(({ key }) => key)];
}

/** Returns the keys of MDN's data that `name` may mean as a member of `object`; none if no engine lacks it. */
function keysOf(name: string, object: string | undefined): string[] {
  const isGlobal = object !== undefined && GLOBALS.includes(object);
  const found = (members.get(name) ?? []).filter(({ of }) =>
    of === undefined ? !common.has(name) : of === object,
  );
  return [...new Set([...(isGlobal ? keysOfGlobal(name) : []), ...found.map(({ key }) => key)])];
}

/** Returns the key of a member of an iterator, such as `map.values().map`; an object's own keys have arrays. */
function keysOfIterated(name: string, { callee }: ESTree.CallExpression): string[] {
  if (callee.type !== 'MemberExpression' || nameOf(callee.object) === 'Object') return [];
  const key = `javascript.builtins.Iterator.${name}`;
  const feature = FEATURES.builtins.find((one) => one.key === key);
  return ITERATING.includes(nameOf(callee) ?? '') && feature?.isLacked ? [key] : [];
}

/** Returns the same for `new RegExp(pattern, flags)`, which the build writes for a pattern that a browser cannot read. */
function patternIn({ callee, arguments: given }: ESTree.CallExpression | ESTree.NewExpression) {
  if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return [];
  const [pattern, flags] = given.map((one) => (one.type === 'Literal' ? String(one.value) : ''));
  return keysOfPattern(pattern ?? '', flags ?? '');
}

/** Lists attributes of elements, as React's compiled JSX has them. */
function attributesIn({ callee, arguments: [element, props] }: ESTree.CallExpression): string[] {
  const called =
    callee.type === 'SequenceExpression' ? (callee.expressions.at(-1) ?? null) : callee;
  if (!/^jsxs?$/.test(nameOf(called) ?? '') || props?.type !== 'ObjectExpression') return [];
  if (element?.type !== 'Literal') return [];
  return props.properties.flatMap((property) => {
    const name = property.type === 'Property' ? nameOf(property.key)?.toLowerCase() : undefined;
    const key = attributes.get(`${String(element.value)} ${name}`) ?? attributes.get(`* ${name}`);
    return key === undefined ? [] : [key];
  });
}

/**
 * Returns the uses in a script of features that a declared browser lacks: of each use the keys that it may mean. A
 * use that checks first and cannot throw does not count: `typeof x`, 'x' in y, `x.y?.()`.
 */
export function usesInScript(code: string): string[][] {
  const uses: string[][] = [];
  const program = parseAst(code);
  const declared = declaredIn(program);
  const unharmed = new Set<ESTree.Node>();
  const use = (keys: string[]): void => {
    if (keys.length > 0) uses.push(keys);
  };
  const unharm = ({ key, computed }: { key: ESTree.Node; computed: boolean }): void => {
    if (!computed) unharmed.add(key);
  };
  new Visitor({
    UnaryExpression({ operator, argument }) {
      if (operator === 'typeof') unharmed.add(argument);
    },
    CallExpression(call) {
      if (call.optional) unharmed.add(call.callee);
      for (const key of attributesIn(call)) use([key]);
      use(patternIn(call));
    },
    NewExpression(made) {
      use(patternIn(made));
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ObjectPattern') return;
      const object = nameOf(init);
      for (const property of id.properties) {
        const name = property.type === 'Property' ? nameOf(property.key) : undefined;
        if (name !== undefined && object !== undefined) {
          use(keysOf(name, object).filter((key) => isOf(key, object)));
        }
      }
    },
    MemberExpression(member) {
      // The name after a dot is not a global.
      if (!member.computed) unharmed.add(member.property);
      const { object, property } = member;
      const text = property.type === 'Literal' ? String(property.value) : undefined;
      const name = member.computed ? text : nameOf(property);
      if (name === undefined || unharmed.has(member)) return;
      use(keysOf(name, nameOf(object)));
      if (object.type === 'CallExpression') use(keysOfIterated(name, object));
    },
    // Nor is the name of a member at its definition.
    Property: unharm,
    MethodDefinition: unharm,
    PropertyDefinition: unharm,
    Identifier(node) {
      if (!unharmed.has(node) && !declared.has(node.name)) use(keysOfGlobal(node.name));
    },
    Literal(literal) {
      if ('regex' in literal) use(keysOfPattern(literal.regex.pattern, literal.regex.flags));
    },
  }).visit(program);
  return uses;
}

/** Returns true if a key belongs to an object that the code names, and so to no other. */
const isOf = (key: string, object: string): boolean =>
  [...members.values()].flat().some((member) => member.key === key && member.of === object);

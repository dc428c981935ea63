import { Visitor, type ESTree } from 'vite';

/** Returns the names that a pattern binds, such as those of `{ a, b: [c] }`. */
function namesIn(pattern: ESTree.Node | null): string[] {
  if (pattern?.type === 'Identifier') return [pattern.name];
  if (pattern?.type === 'ObjectPattern') {
    return pattern.properties.flatMap((one) =>
      namesIn(one.type === 'RestElement' ? one : one.value),
    );
  }
  if (pattern?.type === 'ArrayPattern') return pattern.elements.flatMap(namesIn);
  if (pattern?.type === 'AssignmentPattern') return namesIn(pattern.left);
  return pattern?.type === 'RestElement' ? namesIn(pattern.argument) : [];
}

/** Returns the names that a script declares anywhere, and so means itself. */
export function declaredIn(program: ESTree.Program): ReadonlySet<string> {
  const declared = new Set<string>();
  const declare = (...patterns: readonly (ESTree.Node | null)[]): void => {
    for (const name of patterns.flatMap(namesIn)) declared.add(name);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => declare(id),
    FunctionDeclaration: ({ id, params }) => declare(id, ...params),
    FunctionExpression: ({ id, params }) => declare(id, ...params),
    ArrowFunctionExpression: ({ params }) => declare(...params),
    ClassDeclaration: ({ id }) => declare(id),
    ClassExpression: ({ id }) => declare(id),
    CatchClause: ({ param }) => declare(param),
    ImportSpecifier: ({ local }) => declare(local),
    ImportDefaultSpecifier: ({ local }) => declare(local),
    ImportNamespaceSpecifier: ({ local }) => declare(local),
  }).visit(program);
  return declared;
}

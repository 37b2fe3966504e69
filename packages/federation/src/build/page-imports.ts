import { parse } from '@swc/core';

/** A node of the syntax tree, as far as it matters here. */
interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function* nodesBelow(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesBelow(item);
  } else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) yield value;
    for (const inner of Object.values(value)) yield* nodesBelow(inner);
  }
}

const textOf = (value: unknown): string | null =>
  isNode(value) && typeof value.value === 'string' ? value.value : null;

/** Requests of every `import('…')` below a node, following the names of constants and functions of the same file. */
function importsBelow(node: unknown, declared: ReadonlyMap<string, unknown>, seen: Set<string>): string[] {
  const requests: string[] = [];
  for (const inner of nodesBelow(node)) {
    if (inner.type === 'CallExpression' && isNode(inner.callee) && inner.callee.type === 'Import') {
      const [first] = inner.arguments as { expression: unknown }[];
      const request = textOf(first?.expression);
      if (request !== null) requests.push(request);
    }
    if (inner.type === 'Identifier' && typeof inner.value === 'string') {
      const target = declared.get(inner.value);
      if (target !== undefined && !seen.has(inner.value)) {
        seen.add(inner.value);
        requests.push(...importsBelow(target, declared, seen));
      }
    }
  }
  return requests;
}

function declarations(body: unknown): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const node of nodesBelow(body)) {
    if (node.type === 'VariableDeclarator') {
      const name = textOf(node.id);
      if (name !== null) found.set(name, node.init);
    }
    if (node.type === 'FunctionDeclaration') {
      const name = textOf(node.identifier);
      if (name !== null) found.set(name, node.body);
    }
  }
  return found;
}

/**
 * Reads a remote's `pages.tsx`: page id → the modules that it imports when the page is opened.
 * Only the source is read, nothing is executed.
 * @throws when the file has no object `pages`
 */
export async function pageImports(source: string): Promise<Record<string, string[]>> {
  const { body } = await parse(source, { syntax: 'typescript', tsx: true });
  const declared = declarations(body);
  const pages = [...nodesBelow(declared.get('pages'))].find((node) => node.type === 'ObjectExpression');
  if (pages === undefined) throw new Error('pages.tsx tidak mengekspor objek `pages`.');
  const entries = (pages.properties as SyntaxNode[]).flatMap((property) => {
    const name = textOf(property.key);
    const body = property.value ?? property.body;
    return name === null ? [] : [[name, importsBelow(body, declared, new Set())] as const];
  });
  return Object.fromEntries(entries);
}

import { type Naskah, naskahSchema } from '@selaras/contracts';
import { faultWords, type NodeOnPath } from './fault-words';
import type { FaultFinder, NaskahFault } from './naskah-fault';

type Issue = NonNullable<ReturnType<typeof naskahSchema.safeParse>['error']>['issues'][number];

/** What the schema refuses, which the server holds every save against, each with the node to which it belongs. */
export const schemaFaults: FaultFinder = (naskah) => {
  const { error } = naskahSchema.safeParse(naskah);
  if (error === undefined) return [];
  const found = error.issues
    .flatMap((issue) => plainIssues(issue, []))
    .map((issue) => faultOf(naskah, issue));
  return [...new Map(found.map((fault) => [`${fault.path.join(' ')} ${fault.text}`, fault])).values()];
};

interface PlainIssue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
}

/** Where several kinds of node may stand, only the kind that the node says it is tells what is wrong with it. */
function plainIssues(issue: Issue, above: readonly PropertyKey[]): PlainIssue[] {
  const path = [...above, ...issue.path];
  const kinds = issue.code === 'invalid_union' ? (issue.errors as Issue[][]) : [];
  const own = kinds.find(
    (issues) => !issues.some(({ path: [first, ...rest] }) => first === 'type' && !rest.length),
  );
  return own === undefined ? [{ code: issue.code, path }] : own.flatMap((inner) => plainIssues(inner, path));
}

function faultOf(naskah: Naskah, { code, path }: PlainIssue): NaskahFault {
  const nodes = nodesOn(naskah, path);
  const last = nodes.at(-1);
  const field = path.slice(last?.path.length ?? 0);
  return { ...faultWords(nodes, field.map(String).join('.'), code), holds: true };
}

/** The document and what lies in each other on the way to a place, marks too. */
function nodesOn(naskah: Naskah, path: readonly PropertyKey[]): NodeOnPath[] {
  const nodes: NodeOnPath[] = [];
  let value: unknown = naskah;
  for (let at = 0; at <= path.length; at += 1) {
    if (typeof value !== 'object' || value === null) break;
    if ('type' in value) nodes.push({ node: value as NodeOnPath['node'], path: path.slice(0, at) });
    value = (value as Record<PropertyKey, unknown>)[path[at] ?? ''];
  }
  return nodes;
}

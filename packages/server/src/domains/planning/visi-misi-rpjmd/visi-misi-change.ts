import { bidangLimaTahunan } from '@selaras/domain';
import type { Change, FieldGroups } from '../../../kit/resource/closed-fields';

type Node = Readonly<Record<string, unknown>>;
/** A field of the body by its path, beside what the row has in its place. */
type Field = readonly [path: string, name: string, next: unknown, before: unknown];

/**
 * What a tree of vision, missions and goals changes, field by field: nodes are the same by their ids, wherever they stand
 * among their siblings. A list of nodes is a field too, of the ids in it.
 */
export function treeChange(body: object, row: object | null): Change {
  const fields = fieldsIn({ ...body }, row === null ? null : { ...row }, '');
  const groups: FieldGroups = Object.fromEntries(
    fields.map(([path, name]) => [path, bidangLimaTahunan[name] ?? 'kinerja']),
  );
  return {
    body: Object.fromEntries(fields.map(([path, , next]) => [path, next])),
    current: row === null ? null : Object.fromEntries(fields.map(([path, , , before]) => [path, before])),
    groups,
  };
}

function fieldsIn(node: Node, row: Node | null, path: string): Field[] {
  return Object.entries(node).flatMap(([name, value]): Field[] => {
    if (name === 'id') return [];
    const here = `${path}${name}`;
    if (!Array.isArray(value)) return [[here, name, value, row?.[name] ?? null]];
    const items = value as readonly Node[];
    const known = (row?.[name] ?? []) as readonly Node[];
    const below = items.flatMap((item, index) =>
      fieldsIn(item, known.find(({ id }) => id === item.id) ?? null, `${here}.${index}.`),
    );
    return [[here, name, idsOf(items), idsOf(known)], ...below];
  });
}

const idsOf = (nodes: readonly Node[]) => nodes.map(({ id }) => id ?? 'baru').toSorted();

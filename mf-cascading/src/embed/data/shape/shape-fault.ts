import type { Rule, Shape } from './shape';

/** Where a value is not what the contract says. */
export interface ShapeFault {
  /** `data[3].sasaran_strategis_pd[0].iku`; empty for the whole. */
  readonly path: string;
  readonly expected: Rule;
  readonly received: unknown;
}

interface Found {
  readonly path: (string | number)[];
  readonly expected: Rule;
  readonly received: unknown;
}

/** The first value that is not as the shape says, in the order of its fields; null when all are. Further fields may stand beside them. */
export function shapeFault(value: unknown, { root, objects }: Shape): ShapeFault | null {
  const found = faultIn(value, root, objects);
  return found === null ? null : { ...found, path: found.path.reduce<string>(joined, '') };
}

function joined(before: string, step: string | number): string {
  if (typeof step === 'number') return `${before}[${step}]`;
  return before === '' ? step : `${before}.${step}`;
}

function faultIn(value: unknown, rule: Rule, objects: Shape['objects']): Found | null {
  if ((value === null && rule.nullable) || (value === undefined && rule.optional)) return null;
  if (rule.kind === 'list') {
    if (!Array.isArray(value)) return here(value, rule);
    return rule.items === undefined ? null : faultInItems(value, rule.items, objects);
  }
  if (rule.kind === 'object') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return here(value, rule);
    for (const [name, field] of objects[rule.fields ?? -1] ?? []) {
      const found = faultIn((value as Record<string, unknown>)[name], field, objects);
      if (found !== null) return below(name, found);
    }
    return null;
  }
  return isPlain(value, rule) ? null : here(value, rule);
}

function faultInItems(items: readonly unknown[], rule: Rule, objects: Shape['objects']): Found | null {
  for (let at = 0; at < items.length; at += 1) {
    const found = faultIn(items[at], rule, objects);
    if (found !== null) return below(at, found);
  }
  return null;
}

function isPlain(value: unknown, { kind, values }: Rule): boolean {
  if (kind === 'text') return typeof value === 'string';
  if (kind === 'boolean') return typeof value === 'boolean';
  if (kind === 'number') return Number.isFinite(value);
  if (kind === 'integer') return Number.isSafeInteger(value);
  return values?.includes(value as string) === true;
}

const here = (received: unknown, expected: Rule): Found => ({ path: [], expected, received });

function below(step: string | number, found: Found): Found {
  found.path.unshift(step);
  return found;
}

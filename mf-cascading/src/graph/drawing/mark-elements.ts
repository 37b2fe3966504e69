import type { StatusCapaian } from '@selaras/domain';
import type { Collection, Core, NodeSingular } from 'cytoscape';
import { isFailing } from '../../tree/state/filter';

/** Keys of the boxes that stand out. */
export interface Marked {
  /** The one that details, address and path follow. */
  readonly main: string | null;
  /** All selected ones, the main one among them. */
  readonly selected: readonly string[];
  /** The box whose causes are traced. */
  readonly traced: string | null;
  readonly highlighted: string | null;
}

/**
 * Selects boxes and marks their ways: `path` from everything above the main one down to it, contributions that it makes
 * to others among them; `trace` from the traced box to all that failed below it.
 */
export function markElements(cy: Core, { main, selected, traced, highlighted }: Marked): void {
  cy.batch(() => {
    select(cy, selected);
    exchange(cy, 'path', edgesAbove(cy, main));
    exchange(cy, 'trace', edgesToCauses(cy, traced));
    exchange(cy, 'highlight', byKey(cy, highlighted));
  });
}

/** Only the program selects: a press is judged by the picture's own gestures. */
function select(cy: Core, keys: readonly string[]): void {
  const wanted = new Set(keys);
  const chosen = cy.nodes('[kind]').filter((node) => wanted.has(node.id()));
  cy.autounselectify(false);
  cy.nodes(':selected').difference(chosen).unselect();
  chosen.difference(cy.nodes(':selected')).select();
  cy.autounselectify(true);
}

function exchange(cy: Core, name: string, now: Collection): void {
  const before = cy.elements(`.${name}`);
  before.difference(now).removeClass(name);
  now.difference(before).addClass(name);
}

const byKey = (cy: Core, key: string | null): Collection =>
  key === null ? cy.collection() : cy.getElementById(key);

const edgesAbove = (cy: Core, key: string | null): Collection =>
  byKey(cy, key).nodes().predecessors('edge[kind]');

function edgesToCauses(cy: Core, key: string | null): Collection {
  const below = byKey(cy, key).nodes().successors();
  const causes = below.nodes().filter((node) => isFailing(statusOf(node)));
  return causes.predecessors('edge[kind]').intersection(below);
}

const statusOf = (node: NodeSingular): StatusCapaian => node.data('status');

/** Whether anything of the graph can be seen: our own marks and links, or what others added. */
export const drawsAnything = (cy: Core): boolean =>
  cy
    .elements('.path, .trace, .highlight, :selected, edge[kind = "cross"], edge[kind = "link"], [^kind]')
    .nonempty();

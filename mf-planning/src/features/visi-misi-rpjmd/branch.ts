import { optionsOf, polaritasMeanings } from '@selaras/domain';

/** A numbered text of the tree as the form holds it; one without an id is new. */
export interface Node {
  readonly id?: number;
  readonly nomor: string;
  readonly [field: string]: unknown;
}

/** One level of the tree: what it is called, which field holds its text, and what stands below it. */
export interface Branch {
  /** Field of the parent that holds the list. */
  readonly key: string;
  readonly text: string;
  readonly label: string;
  /** Has a measure and targets through the period. */
  readonly measured?: boolean;
  readonly below: readonly Branch[];
}

export const misiBranch: Branch = {
  key: 'misi',
  text: 'misi',
  label: 'Misi',
  below: [
    {
      key: 'tujuan',
      text: 'tujuan',
      label: 'Tujuan',
      below: [
        { key: 'indikator', text: 'indikator', label: 'Indikator tujuan', measured: true, below: [] },
        {
          key: 'sasaran',
          text: 'sasaran',
          label: 'Sasaran',
          below: [{ key: 'indikator', text: 'indikator', label: 'Indikator sasaran', below: [] }],
        },
      ],
    },
  ],
};

/** Directions that an indicator of a goal may have. */
export const polaritasTujuan = optionsOf(polaritasMeanings).filter(({ value }) => value !== 'range');

const positions = [1, 2, 3, 4, 5] as const;

const noFigures = (): Record<string, null> =>
  Object.fromEntries([
    ['baseline', null],
    ...['target', 'realisasi'].flatMap((name) => positions.map((posisi) => [`${name}_${posisi}`, null])),
  ]);

export const nodesOf = (node: Readonly<Record<string, unknown>>, { key }: Branch): readonly Node[] =>
  (node[key] as readonly Node[] | undefined) ?? [];

/** Number of a new entry: one after the last of its brothers, below its parent's. */
export function nextNumber(parent: string, brothers: readonly Node[]): string {
  const last = Math.max(0, ...brothers.map(({ nomor }) => Number(nomor.split('.').at(-1)) || 0));
  return parent === '' ? String(last + 1) : `${parent}.${last + 1}`;
}

/** An empty entry of a level. */
export function newNode(branch: Branch, nomor: string): Node {
  return {
    nomor,
    [branch.text]: '',
    ...(branch.measured && { satuan: '', polaritas: 'maximize', ...noFigures() }),
    ...Object.fromEntries(branch.below.map(({ key }) => [key, []])),
  };
}

/** The list with one entry exchanged, or taken out with null. */
export const replaceAt = (nodes: readonly Node[], at: number, next: Node | null): readonly Node[] =>
  nodes.flatMap((node, index) => (index === at ? (next === null ? [] : [next]) : [node]));

/** An entry without words: where it stands in the form, and the fault to tell. */
interface Missing {
  readonly path: string;
  readonly message: string;
}

/** The first entry without words of a level and below, whose list stands at `path`; null when all have them. */
export function missingEntry(nodes: readonly Node[], branch: Branch, path = branch.key): Missing | null {
  for (const [at, node] of nodes.entries()) {
    const place = `${path}.${at}`;
    if (String(node[branch.text] ?? '').trim() === '') {
      return { path: `${place}.${branch.text}`, message: `${branch.label} ${node.nomor} belum diisi` };
    }
    for (const below of branch.below) {
      const missing = missingEntry(nodesOf(node, below), below, `${place}.${below.key}`);
      if (missing !== null) return missing;
    }
  }
  return null;
}

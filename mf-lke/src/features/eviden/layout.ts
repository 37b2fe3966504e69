import type { LkeInstrumen, SumberPortal } from '@selaras/contracts';

type Komponen = LkeInstrumen['komponen'][number];
type SubKomponen = Komponen['subKomponen'][number];

/** A criterion with where it stands in the instrument. */
export interface PlacedKriteria {
  readonly id: number;
  /** `1.a.3`. */
  readonly nomor: string;
  readonly uraian: string;
  /** What of the portal is offered as its evidence. */
  readonly sumber: readonly SumberPortal[];
}

export interface PlacedSub extends Pick<SubKomponen, 'id' | 'nomor' | 'nama' | 'bobot'> {
  readonly kriteria: readonly PlacedKriteria[];
}

export interface PlacedKomponen extends Pick<Komponen, 'id' | 'nomor' | 'nama' | 'bobot'> {
  readonly subKomponen: readonly PlacedSub[];
}

/** The instrument with every criterion's full number; the same objects as long as the instrument stays the same. */
export const placed = ({ komponen }: LkeInstrumen): readonly PlacedKomponen[] =>
  komponen.map(({ subKomponen, ...part }) => ({
    ...part,
    subKomponen: subKomponen.map(({ kriteria, ...sub }) => ({
      ...sub,
      kriteria: kriteria.map(({ id, nomor, uraian, sumber }) => ({
        id,
        nomor: `${sub.nomor}.${nomor}`,
        uraian,
        sumber,
      })),
    })),
  }));

/** The instrument's parts of which something is shown, with only that. */
export const narrowed = (
  komponen: readonly PlacedKomponen[],
  shown: ReadonlySet<number>,
): readonly PlacedKomponen[] =>
  komponen.flatMap((part) => {
    const subKomponen = part.subKomponen.flatMap((sub) => {
      const kriteria = sub.kriteria.filter(({ id }) => shown.has(id));
      return kriteria.length === 0
        ? []
        : [kriteria.length === sub.kriteria.length ? sub : { ...sub, kriteria }];
    });
    return subKomponen.length === 0 ? [] : [{ ...part, subKomponen }];
  });

/** As much of it as holds the first criteria that are shown. */
export function beginning(komponen: readonly PlacedKomponen[], count: number): readonly PlacedKomponen[] {
  const ids = komponen.flatMap(({ subKomponen }) =>
    subKomponen.flatMap(({ kriteria }) => kriteria.map(({ id }) => id)),
  );
  return narrowed(komponen, new Set(ids.slice(0, count)));
}

/** Where a criterion's row stands on the page. */
export const anchorOf = (kriteriaId: number): string => `kriteria-${kriteriaId}`;

import type { InstrumenLke } from './instrumen';

/** Weight and number of criteria of each sub-component of PermenPANRB 88/2021, component by component. */
const permenpanrb88: readonly (readonly (readonly [bobot: number, kriteria: number])[])[] = [
  [
    [6, 6],
    [9, 11],
    [15, 8],
  ],
  [
    [6, 3],
    [9, 7],
    [15, 10],
  ],
  [
    [3, 6],
    [4.5, 9],
    [7.5, 7],
  ],
  [
    [5, 3],
    [7.5, 5],
    [12.5, 5],
  ],
];

/** The instrument of the regulation, with its 80 criteria. */
export const instrumen: InstrumenLke = {
  skala: [
    { kode: 'AA', nilai: 100 },
    { kode: 'A', nilai: 90 },
    { kode: 'BB', nilai: 80 },
    { kode: 'B', nilai: 70 },
    { kode: 'CC', nilai: 60 },
    { kode: 'C', nilai: 50 },
    { kode: 'D', nilai: 30 },
    { kode: 'E', nilai: 0 },
  ],
  komponen: permenpanrb88.map((parts, component) => ({
    id: component + 1,
    bobot: parts.reduce((sum, [bobot]) => sum + bobot, 0),
    subKomponen: parts.map(([bobot, count], part) => {
      const id = (component + 1) * 10 + part;
      return { id, bobot, kriteria: Array.from({ length: count }, (_, at) => ({ id: id * 100 + at })) };
    }),
  })),
};

export const semuaKriteria = instrumen.komponen.flatMap(({ subKomponen }) =>
  subKomponen.flatMap(({ kriteria }) => kriteria.map(({ id }) => id)),
);

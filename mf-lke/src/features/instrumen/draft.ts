import { newIdempotencyKey } from '@selaras/api-client';
import {
  type IsiInstrumen,
  instrumenFields,
  jawabanInstrumenFields,
  type KelolaInstrumen,
  komponenInstrumenFields,
  kriteriaInstrumenFields,
  subKomponenInstrumenFields,
} from '@selaras/contracts';
import { cacatInstrumen, formatMeasure } from '@selaras/domain';
import { typedBody, typedWords } from '@selaras/resource/typed';

type Isi = IsiInstrumen;
type IsiKomponen = Isi['komponen'][number];
type IsiSub = IsiKomponen['subKomponen'][number];

interface Keyed {
  /** Names the part while it has no id yet. */
  readonly key: string;
}
export type DraftJawaban = Omit<Isi['skala'][number], 'nilai'> & Keyed & { readonly nilai: number | null };
export type DraftKriteria = IsiSub['kriteria'][number] & Keyed;
export interface DraftSub extends Keyed, Omit<IsiSub, 'bobot' | 'kriteria'> {
  readonly bobot: number | null;
  readonly kriteria: readonly DraftKriteria[];
}
export interface DraftKomponen extends Keyed, Omit<IsiKomponen, 'bobot' | 'subKomponen'> {
  readonly bobot: number | null;
  readonly subKomponen: readonly DraftSub[];
}

/** An instrument while it is written: weights may be missing, new parts have no id. */
export interface Draft {
  readonly nama: string;
  readonly skala: readonly DraftJawaban[];
  readonly komponen: readonly DraftKomponen[];
}

/** A name for a part that was just added. */
const newKey = (): string => `baru-${newIdempotencyKey()}`;

/** What is written begins as what is kept. */
export const draftOf = ({ nama, skala, komponen }: KelolaInstrumen['instrumen']): Draft => ({
  nama,
  skala: skala.map((jawaban) => ({ ...jawaban, key: jawaban.kode })),
  komponen: komponen.map((part) => ({
    ...part,
    key: `k${part.id}`,
    subKomponen: part.subKomponen.map((sub) => ({
      ...sub,
      key: `s${sub.id}`,
      kriteria: sub.kriteria.map(({ id, uraian, sumber }) => ({ id, uraian, sumber, key: `c${id}` })),
    })),
  })),
});

const linesOf = (sub: DraftSub): string[] => [
  `${sub.nomor} ${sub.nama} (${formatMeasure(sub.bobot)})`,
  ...sub.kriteria.map(({ uraian, sumber }, at) =>
    [`${sub.nomor}.${at + 1} ${uraian}`, ...sumber].join(' · '),
  ),
];

/** What each part of an instrument is called, and how it reads as a whole. */
export const draftWords = {
  ...typedWords(instrumenFields),
  skala: [
    'Skala',
    (skala: Draft['skala']) =>
      skala.map(({ kode, nilai, uraian }) => `${kode} (${formatMeasure(nilai)}): ${uraian}`).join('\n'),
  ],
  komponen: [
    'Komponen dan kriteria',
    (komponen: Draft['komponen']) =>
      komponen
        .flatMap((part) => [
          `${part.nomor} ${part.nama} (${formatMeasure(part.bobot)})`,
          ...part.subKomponen.flatMap(linesOf),
        ])
        .join('\n'),
  ],
} as const;

/** What is sent; missing weights are 0, which the checks refuse. */
export const isiOf = ({ nama, skala, komponen }: Draft): Isi => ({
  ...typedBody(instrumenFields, { nama }),
  skala: skala.map((one) => ({ ...typedBody(jawabanInstrumenFields, one), nilai: one.nilai ?? 0 })),
  komponen: komponen.map((part) => ({
    ...typedBody(komponenInstrumenFields, part),
    id: part.id,
    bobot: part.bobot ?? 0,
    subKomponen: part.subKomponen.map((sub) => ({
      ...typedBody(subKomponenInstrumenFields, sub),
      id: sub.id,
      aspek: sub.aspek,
      bobot: sub.bobot ?? 0,
      kriteria: sub.kriteria.map((one) => ({
        ...typedBody(kriteriaInstrumenFields, one),
        id: one.id,
        sumber: one.sumber,
      })),
    })),
  })),
});

/** Everything that keeps a draft from being saved, in words (domain §4). */
export function faultsOf(draft: Draft): string[] {
  const isi = isiOf(draft);
  const subs = isi.komponen.flatMap(({ subKomponen }) => subKomponen);
  const texts = [
    isi.nama,
    ...isi.skala.flatMap(({ kode, uraian }) => [kode, uraian]),
    ...isi.komponen.flatMap(({ nomor, nama }) => [nomor, nama]),
    ...subs.flatMap(({ nomor, nama, kriteria }) => [nomor, nama, ...kriteria.map(({ uraian }) => uraian)]),
  ];
  const wordless = texts.filter((text) => text === '').length;
  const weightless = [...isi.komponen, ...subs].filter(({ bobot }) => bobot <= 0).length;
  const numbered = isi.komponen.map((part, id) => ({
    id,
    bobot: part.bobot,
    subKomponen: part.subKomponen.map((sub, at) => ({
      id: id * 1000 + at,
      bobot: sub.bobot,
      kriteria: sub.kriteria.map((_, index) => ({ id: index })),
    })),
  }));
  const nameOf = (bagian: string, id: number | null): string | undefined => {
    if (id === null) return undefined;
    if (bagian === 'komponen') return `Komponen ${isi.komponen[id]?.nomor}`;
    return `Sub-komponen ${isi.komponen[Math.floor(id / 1000)]?.subKomponen[id % 1000]?.nomor}`;
  };
  const sums = cacatInstrumen({ skala: isi.skala, komponen: numbered }).map(({ bagian, id, pesan }) =>
    [nameOf(bagian, id), pesan].filter((word) => word !== undefined).join(': '),
  );
  return [
    ...(wordless > 0 ? [`${wordless} isian masih kosong`] : []),
    ...(weightless > 0 ? [`${weightless} bobot belum lebih dari 0`] : []),
    ...sums,
  ];
}

/** The list with one of its parts changed. */
export const withChanged = <Part extends Keyed>(
  list: readonly Part[],
  key: string,
  change: Partial<Part>,
): Part[] => list.map((part) => (part.key === key ? { ...part, ...change } : part));

export const without = <Part extends Keyed>(list: readonly Part[], key: string): Part[] =>
  list.filter((part) => part.key !== key);

/** The list with one of its parts a place up (-1) or down (1). */
export function moved<Part extends Keyed>(list: readonly Part[], key: string, by: -1 | 1): Part[] {
  const at = list.findIndex((part) => part.key === key);
  const other = at + by;
  const next = [...list];
  const [one, two] = [next[at], next[other]];
  if (one === undefined || two === undefined) return next;
  next[at] = two;
  next[other] = one;
  return next;
}

export const newKriteria = (): DraftKriteria => ({ key: newKey(), id: null, uraian: '', sumber: [] });
export const newSub = (nomor: string): DraftSub => ({
  key: newKey(),
  id: null,
  nomor,
  nama: '',
  aspek: null,
  bobot: null,
  kriteria: [newKriteria()],
});
export const newKomponen = (nomor: string): DraftKomponen => ({
  key: newKey(),
  id: null,
  nomor,
  nama: '',
  bobot: null,
  subKomponen: [newSub(`${nomor}.a`)],
});
export const newJawaban = (): DraftJawaban => ({ key: newKey(), kode: '', nilai: null, uraian: '' });

import type { AliranRapor, AsalSaringan } from '@selaras/contracts';
import {
  asalTersendiri,
  type KeadaanRapor,
  keadaanRaporWords,
  perbaikanRaporWords,
  sumRupiah,
  type UkuranRapor,
} from '@selaras/domain';

/** Steps of the diagram, from left to right. */
export const langkahAlur = ['asal', 'keadaan', 'penyebab', 'perbaikan'] as const;
type LangkahAlur = (typeof langkahAlur)[number];

/** How a part looks: neutral, good, open, or bad. */
export type NadaAlur = 'netral' | 'baik' | 'terbuka' | 'buruk';

/** A part of the diagram: items that stand alike at a step. */
export interface BagianAlur {
  readonly key: string;
  readonly langkah: LangkahAlur;
  readonly label: string;
  readonly nada: NadaAlur;
  readonly jumlah: number;
  readonly anggaran: number;
  /** Id of the programme, key indicator or unit of a first step; null: several of them together. */
  readonly asal: number | null;
  /** What the list of items is filtered by to show these; null: by `asal`. */
  readonly saringan: Readonly<Record<string, string>> | null;
}

/** Items that go from one part to another. */
interface SungaiAlur {
  readonly dari: string;
  readonly ke: string;
  readonly jumlah: number;
  readonly anggaran: number;
}

export interface Alur {
  readonly bagian: readonly BagianAlur[];
  readonly sungai: readonly SungaiAlur[];
}

const OTHERS = 'asal:lainnya';

const nadaOf: Readonly<Record<string, NadaAlur>> = {
  'keadaan:tercapai': 'baik',
  'keadaan:tidak-tercapai': 'buruk',
  'keadaan:belum-diisi': 'terbuka',
  'penyebab:ada': 'terbuka',
  'penyebab:belum': 'buruk',
  'perbaikan:selesai': 'baik',
  'perbaikan:berjalan': 'terbuka',
  'perbaikan:belum': 'buruk',
};

const wordsOf = (keadaan: Readonly<Record<KeadaanRapor, string>>): Readonly<Record<string, string>> => ({
  ...prefixed('keadaan', keadaan),
  'penyebab:ada': 'Penyebab dicatat',
  'penyebab:belum': 'Penyebab belum dicatat',
  ...prefixed('perbaikan', perbaikanRaporWords),
});

function prefixed(step: string, table: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(table).map(([code, word]) => [`${step}:${code}`, word]));
}

/** Order of parts within a step: first steps by size, the others as they are told. */
const order = Object.keys(nadaOf);

/** The parts that a stream runs through. */
const wayOf = ({ keadaan, berpenyebab, perbaikan }: AliranRapor, origin: string): string[] => [
  origin,
  `keadaan:${keadaan}`,
  ...(keadaan === 'tercapai' ? [] : [`penyebab:${berpenyebab ? 'ada' : 'belum'}`, `perbaikan:${perbaikan}`]),
];

const stepOf = (key: string) => key.split(':')[0] as LangkahAlur;

/** Adds up streams into the parts and rivers of the diagram, the largest first; what is achieved ends at its second step. */
export function alurOf(
  streams: readonly AliranRapor[],
  ukuran: UkuranRapor,
  keadaan: Readonly<Record<KeadaanRapor, string>> = keadaanRaporWords,
): Alur {
  const words = wordsOf(keadaan);
  const alone = asalTersendiri(
    streams.map(({ asal, jumlah, anggaran }) => ({ asal: asal.id, jumlah, anggaran })),
    ukuran,
  ).map((id) => `asal:${id}`);
  const known = new Set(alone);
  const originOf = ({ asal }: AliranRapor) => (known.has(`asal:${asal.id}`) ? `asal:${asal.id}` : OTHERS);
  const ways = streams.map((stream) => ({ stream, way: wayOf(stream, originOf(stream)) }));

  const names = new Map(streams.map(({ asal }) => [`asal:${asal.id}`, asal.nama]));
  names.set(OTHERS, `${names.size - alone.length} lainnya`);
  const parts = totals(ways.flatMap(({ stream, way }) => way.map((key) => [key, stream] as const)));
  const rivers = totals(
    ways.flatMap(({ stream, way }) =>
      way.slice(1).map((key, index) => [`${way[index]}>${key}`, stream] as const),
    ),
  );
  const origins = [...alone, OTHERS];
  const place = (key: string) => (stepOf(key) === 'asal' ? origins.indexOf(key) : order.indexOf(key));
  return {
    bagian: [...parts]
      .map(([key, size]) => ({
        key,
        langkah: stepOf(key),
        label: words[key] ?? names.get(key) ?? key,
        nada: nadaOf[key] ?? ('netral' as const),
        ...size,
        asal: key === OTHERS ? null : originId(key),
        saringan: saringanOf(key, ukuran),
      }))
      .sort(
        (a, b) =>
          langkahAlur.indexOf(a.langkah) - langkahAlur.indexOf(b.langkah) || place(a.key) - place(b.key),
      ),
    sungai: [...rivers].map(([key, size]) => {
      const [dari = '', ke = ''] = key.split('>');
      return { dari, ke, ...size };
    }),
  };
}

const originId = (key: string) => (stepOf(key) === 'asal' ? Number(key.slice('asal:'.length)) : null);

const lainnya: Readonly<Record<UkuranRapor, AsalSaringan>> = {
  jumlah: 'lainnya-jumlah',
  anggaran: 'lainnya-anggaran',
};

const saringanOf = (key: string, ukuran: UkuranRapor): Readonly<Record<string, string>> | null => {
  const [step = '', code = ''] = key.split(':');
  if (key === OTHERS) return { asal: lainnya[ukuran] };
  return step === 'asal' ? null : { [step]: code };
};

/** Sizes by key. */
function totals(entries: readonly (readonly [string, AliranRapor])[]) {
  const sizes = new Map<string, Readonly<Record<UkuranRapor, number>>>();
  for (const [key, { jumlah, anggaran }] of entries) {
    const before = sizes.get(key) ?? { jumlah: 0, anggaran: 0 };
    sizes.set(key, { jumlah: before.jumlah + jumlah, anggaran: sumRupiah([before.anggaran, anggaran]) });
  }
  return sizes;
}

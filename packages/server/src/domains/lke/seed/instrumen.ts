import type { LkeInstrumen, SumberPortal } from '@selaras/contracts';
import type { AspekLke } from '@selaras/domain';
import type { Rows } from '../../../kit/seed/rows';
import { readData } from '../../../kit/seed/satuan-kerja';

interface InstrumenData {
  readonly nama: string;
  readonly skala: LkeInstrumen['skala'];
  readonly komponen: readonly {
    readonly nomor: string;
    readonly nama: string;
    readonly bobot: number;
    readonly sub_komponen: readonly {
      readonly nomor: string;
      readonly nama: string;
      readonly aspek: AspekLke;
      readonly bobot: number;
      readonly kriteria: readonly string[];
    }[];
  }[];
}

/** What of the portal is offered, by the number of the criterion. */
type SumberData = Readonly<Record<string, SumberPortal[]>>;

/** The instrument of the regulation in one year, its rows added; ids are those of the rows. */
export function addInstrumen(rows: Rows, tahun: number): LkeInstrumen {
  const data: InstrumenData = JSON.parse(readData(import.meta.url, 'lke-instrumen.json'));
  const sumber: SumberData = JSON.parse(readData(import.meta.url, 'lke-sumber-portal.json'));
  const instrumen_id = rows.add('lke_instrumen', { tahun, nama: data.nama });
  for (const [at, jawaban] of data.skala.entries()) {
    rows.add('lke_skala', { instrumen_id, urutan: at + 1, ...jawaban });
  }
  const komponen = data.komponen.map(({ sub_komponen, ...part }, at) => {
    const id = rows.add('lke_komponen', { instrumen_id, urutan: at + 1, ...part });
    return {
      id,
      ...part,
      subKomponen: sub_komponen.map((sub, index) => addSubKomponen(rows, id, index + 1, { ...sub, sumber })),
    };
  });
  return { id: instrumen_id, tahun, nama: data.nama, versi: 1, skala: data.skala, komponen };
}

function addSubKomponen(
  rows: Rows,
  komponen_id: number,
  urutan: number,
  {
    kriteria,
    sumber,
    ...sub
  }: InstrumenData['komponen'][number]['sub_komponen'][number] & { readonly sumber: SumberData },
): LkeInstrumen['komponen'][number]['subKomponen'][number] {
  const id = rows.add('lke_sub_komponen', { komponen_id, urutan, ...sub });
  return {
    id,
    ...sub,
    kriteria: kriteria.map((uraian, at) => {
      const own = { nomor: at + 1, uraian, sumber: sumber[`${sub.nomor}.${at + 1}`] ?? [] };
      return { id: rows.add('lke_kriteria', { sub_komponen_id: id, ...own }), ...own };
    }),
  };
}

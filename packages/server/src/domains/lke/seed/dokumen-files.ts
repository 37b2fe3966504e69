import { createHash } from 'node:crypto';
import { type JenisDokumen, jenisDokumen } from '@selaras/contracts';
import { jenisDokumenWords, tahunDokumen } from '@selaras/domain';
import { demoPdf } from '../../../kit/seed/demo-pdf';
import { Rows } from '../../../kit/seed/rows';
import { addSatuanKerja } from '../../../kit/seed/satuan-kerja';

/** A document of the demo with its versions, the first one first. */
interface DemoDokumen {
  readonly satuan_kerja_id: number | null;
  readonly jenis_dokumen_id: JenisDokumen;
  readonly tahun: number;
  readonly tahun_akhir: number;
  readonly ditarik: string | null;
  readonly versi: readonly {
    readonly judul: string;
    readonly catatan: string | null;
    readonly nama_acak: string;
    readonly content: Buffer;
  }[];
}

const YEARS = [2024, 2025] as const;
const REGENCY = 'Pemerintah Kabupaten Tirtaraya';
/** Dinas Kesehatan replaced last year's report and has its agreement of this year in a second version. */
const REPLACED: readonly string[] = ['1012-1-2024', '1012-3-2025', '1013-2-2024', '1046-4-2025'];
/** The licensing agency took its agreement back. */
const WITHDRAWN: Readonly<Record<string, string>> = {
  '1046-3-2025': 'Lampiran memuat target sebelum perubahan anggaran.',
};

/** Reports that are still on their way in the portal, therefore uploaded by nobody. */
const ON_ITS_WAY: readonly string[] = ['999906-1-2024'];

/** Whether the demo has it: a year at work has no report yet, and some units owe one thing or another. */
function isThere(place: number, jenis: JenisDokumen, tahun: number): boolean {
  if (jenis === 1 && tahun === 2025) return false;
  if (jenis === 2) return place % 9 !== 5;
  return (place * 5 + jenis * 3 + tahun) % (tahun === 2025 ? 3 : 7) !== 0;
}

/** The documents of the demo regency, the same at every call. */
export function demoDokumen(): DemoDokumen[] {
  const units = addSatuanKerja(new Rows());
  const owners = [
    { satuan_kerja_id: null, satuan_kerja_nama: REGENCY },
    ...units.map(({ satuan_kerja_id, satuan_kerja_nama }) => ({ satuan_kerja_id, satuan_kerja_nama })),
  ];
  return owners.flatMap(({ satuan_kerja_id, satuan_kerja_nama }, place) =>
    jenisDokumen.flatMap((jenis) => {
      const { berlaku, kabupaten } = jenisDokumenWords[jenis];
      if (satuan_kerja_id === null && !kabupaten) return [];
      const years = berlaku === 5 ? [YEARS[0]] : YEARS;
      return years.flatMap((tahun): DemoDokumen[] => {
        const key = `${satuan_kerja_id ?? 'kabupaten'}-${jenis}-${tahun}`;
        const named = REPLACED.includes(key) || key in WITHDRAWN;
        if (ON_ITS_WAY.includes(key) || (!named && !isThere(place, jenis, tahun))) return [];
        const span = { tahun, tahun_akhir: tahun + berlaku - 1 };
        const numbers = REPLACED.includes(key) ? [1, 2] : [1];
        return [
          {
            satuan_kerja_id,
            jenis_dokumen_id: jenis,
            ...span,
            ditarik: WITHDRAWN[key] ?? null,
            versi: numbers.map((nomor) => versionOf({ key, jenis, nama: satuan_kerja_nama, span, nomor })),
          },
        ];
      });
    }),
  );
}

/** Whole words, at most so many letters a line. */
function inLines(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

interface Version {
  readonly key: string;
  readonly jenis: JenisDokumen;
  readonly nama: string;
  readonly span: { readonly tahun: number; readonly tahun_akhir: number };
  readonly nomor: number;
}

function versionOf({ key, jenis, nama, span, nomor }: Version): DemoDokumen['versi'][number] {
  const { nama: singkat, panjang, isi } = jenisDokumenWords[jenis];
  const judul = `${singkat} ${nama} ${tahunDokumen(span)}`;
  const content = demoPdf(judul, [
    ...inLines(panjang.toUpperCase(), 18).map((teks) => ({ teks, ukuran: 38, tebal: true })),
    { teks: '', ukuran: 24 },
    ...inLines(nama, 30).map((teks) => ({ teks, ukuran: 26 })),
    { teks: `Tahun ${tahunDokumen(span).replace('–', ' - ')}`, ukuran: 26, tebal: true },
    { teks: '', ukuran: 120 },
    ...inLines(isi, 62).map((teks) => ({ teks, ukuran: 14 })),
    { teks: nomor === 1 ? 'Naskah contoh' : `Naskah contoh, versi ${nomor}`, ukuran: 12 },
  ]);
  return {
    judul,
    catatan: nomor === 1 ? null : 'Perbaikan angka realisasi setelah reviu.',
    nama_acak: createHash('md5').update(`dokumen ${key} ${nomor}`).digest('hex'),
    content,
  };
}

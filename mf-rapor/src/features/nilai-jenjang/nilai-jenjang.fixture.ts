import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { BarisNilaiJenjang, RekapNilaiJenjang } from '@selaras/contracts';
import { type JenjangKinerja, nilaiJenjang, rankJenjang, summarizeJenjang } from '@selaras/domain';

export const PATH = '/nilai-jenjang-kinerja';

const units = {
  1012: { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'DINKES' },
  1013: { satuan_kerja_id: 1013, satuan_kerja_nama: 'RSUD Tirtaraya', singkatan: 'RSUD' },
} as const;

export const iku = (
  id: number,
  unit: keyof typeof units,
  name: string,
  opsi: JenjangKinerja | null = null,
): BarisNilaiJenjang => ({
  id,
  versi: opsi === null ? 0 : 1,
  satuan_kerja: units[unit],
  sasaran: `Sasaran dari ${name}`,
  iku: name,
  opsi,
  nilai: nilaiJenjang(opsi),
  keterangan: null,
});

export const daftar = [
  iku(1, 1012, 'Angka Harapan Hidup', 'ultimate'),
  iku(2, 1012, 'Prevalensi Stunting'),
  iku(3, 1012, 'Cakupan Imunisasi'),
  iku(4, 1013, 'Indeks Kepuasan Pasien', 'immediate'),
];

interface Fake {
  readonly rows?: readonly BarisNilaiJenjang[];
  /** Answers a write instead of taking it; null lets it through. */
  readonly onSave?: (request: SentRequest, row: BarisNilaiJenjang) => FakeAnswer | null;
}

/** A small server of the matrix that keeps versions as the real one does. */
export function fakeMatrix({ rows = daftar, onSave }: Fake = {}) {
  const stored = new Map(rows.map((row) => [`/api${PATH}/${row.id}`, row]));
  return (request: SentRequest): FakeAnswer => {
    const { method, url, headers, body } = request;
    if (url === `/api${PATH}`) return { data: { data: [...stored.values()] } };
    if (url === `/api${PATH}/rekap`) return { data: { data: rekapOf([...stored.values()]) } };
    const row = stored.get(url);
    if (row === undefined || method !== 'PUT') return problem(404, 'TIDAK_DITEMUKAN');
    const refusal = onSave?.(request, row);
    if (refusal) return refusal;
    if (headers['If-Match'] !== `"${row.versi}"`) return problem(412, 'VERSI_BASI', { terkini: row });
    const next = { ...row, ...(body as Partial<BarisNilaiJenjang>), versi: row.versi + 1 };
    const saved = { ...next, nilai: nilaiJenjang(next.opsi) };
    stored.set(url, saved);
    return { data: { data: saved } };
  };
}

function rekapOf(rows: readonly BarisNilaiJenjang[]): RekapNilaiJenjang[] {
  const empty = { satuan_kerja_id: 1020, satuan_kerja_nama: 'Dinas Pariwisata', singkatan: null };
  return rankJenjang(
    [...Object.values(units), empty].map((satuan_kerja) => {
      const own = rows.filter((row) => row.satuan_kerja.satuan_kerja_id === satuan_kerja.satuan_kerja_id);
      return { satuan_kerja, ...summarizeJenjang(own.map(({ opsi }) => opsi)) };
    }),
  );
}

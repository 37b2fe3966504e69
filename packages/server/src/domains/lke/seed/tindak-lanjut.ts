import { createHash } from 'node:crypto';
import type { KeadaanTindakLanjut } from '@selaras/domain';
import { accountId } from '../../../kit/seed/demo-accounts';
import type { Rows } from '../../../kit/seed/rows';
import { DIPERBAIKI } from '../penilaian/issue-tindak-lanjut';

/** What the first round recommended, and whether the second found it repaired. */
export interface Rekomendasi {
  readonly kriteria_id: number;
  readonly rekomendasi: string;
  readonly diperbaiki: boolean;
}

interface TindakLanjutInput {
  readonly rows: Rows;
  readonly own: { penilaian_id: number; satuan_kerja_id: number; tahun: number };
  readonly singkatan: string;
  readonly pelaku: { readonly unit: string; readonly penilai: string };
  readonly rekomendasi: readonly Rekomendasi[];
}

/** How the recommendations of the first year stand a year later, in turn; null: nobody has planned anything yet. */
const turns: readonly (KeadaanTindakLanjut | null)[] = [
  'selesai',
  'diajukan',
  'dikembalikan',
  'terbuka',
  null,
];
const ways: Readonly<Record<KeadaanTindakLanjut, readonly KeadaanTindakLanjut[]>> = {
  terbuka: [],
  diajukan: ['diajukan'],
  dikembalikan: ['diajukan', 'dikembalikan'],
  selesai: ['diajukan', 'selesai'],
};
const owners = ['Sekretaris', 'Kepala Subbagian Perencanaan', 'Kepala Bidang', 'Ketua tim kinerja'];
const KURANG = 'Dokumen belum ditandatangani pimpinan.';
const CUKUP = 'Sesuai dengan rekomendasi.';

/**
 * Follow-ups of a decided evaluation: of the first year in every state, of the second one just begun; what was repaired
 * before the decision is solved.
 */
export function addTindakLanjut(input: TindakLanjutInput): void {
  const { rows, own, rekomendasi } = input;
  const first = own.tahun === 2024;
  for (const one of rekomendasi.filter(({ diperbaiki }) => diperbaiki)) {
    rows.add('lke_tindak_lanjut', { ...own, ...one, keadaan: 'terbuka', ditarik: DIPERBAIKI });
  }
  for (const [at, one] of rekomendasi.filter(({ diperbaiki }) => !diperbaiki).entries()) {
    const keadaan = first ? (turns[at % turns.length] ?? null) : null;
    if (keadaan === null) rows.add('lke_tindak_lanjut', { ...own, ...one, keadaan: 'terbuka' });
    else addPlanned(input, { ...one, keadaan, at });
  }
}

function addPlanned(
  { rows, own, singkatan, pelaku }: TindakLanjutInput,
  { keadaan, at, ...one }: Rekomendasi & { keadaan: KeadaanTindakLanjut; at: number },
): void {
  const year = own.tahun + 1;
  const steps = ways[keadaan];
  const said = keadaan === 'dikembalikan' ? KURANG : keadaan === 'selesai' ? CUKUP : null;
  const tindak_lanjut_id = rows.add('lke_tindak_lanjut', {
    ...own,
    ...one,
    keadaan,
    rencana: `${one.rekomendasi.replace(/\.$/, '')}, dibahas dalam rapat kinerja lalu ditetapkan pimpinan.`,
    penanggung_jawab: owners[at % owners.length] ?? null,
    tenggat: `${year}-0${3 + (at % 4) * 2}-28`,
    catatan: said,
  });
  for (const [step, ke] of steps.entries()) {
    rows.add('lke_tindak_lanjut_langkah', {
      tindak_lanjut_id,
      dari: steps[step - 1] ?? 'terbuka',
      ke,
      catatan: ke === 'diajukan' ? null : said,
      user_id: accountId(ke === 'diajukan' ? pelaku.unit : pelaku.penilai),
      waktu: new Date(`${year}-04-${10 + step}T03:00:00Z`),
    });
  }
  if (keadaan === 'terbuka') return;
  const { satuan_kerja_id, tahun } = own;
  rows.add('lke_tindak_lanjut_bukti', {
    tindak_lanjut_id,
    satuan_kerja_id,
    tahun,
    eviden_versi_id: addEviden(rows, { satuan_kerja_id, year, singkatan, at, judged: said !== null }),
  });
}

function addEviden(
  rows: Rows,
  it: { satuan_kerja_id: number; year: number; singkatan: string; at: number; judged: boolean },
): number {
  const tautan = `https://dokumen.tirtaraya.example/${it.singkatan.toLowerCase()}/${it.year}/tindak-lanjut-${it.at + 1}`;
  const eviden_id = rows.add('lke_eviden', {
    satuan_kerja_id: it.satuan_kerja_id,
    tahun: it.year,
    jenis: 'tautan',
    nama: `Bukti tindak lanjut ${it.at + 1}`,
    tanggal_dokumen: `${it.year}-04-05`,
    periode: `Tahun ${it.year}`,
  });
  return rows.add('lke_eviden_versi', {
    eviden_id,
    satuan_kerja_id: it.satuan_kerja_id,
    nomor: 1,
    tautan,
    sha256: createHash('sha256').update(tautan).digest('hex'),
    dinilai_sejak: it.judged ? new Date(`${it.year}-04-11T03:00:00Z`) : null,
    created_at: new Date(`${it.year}-04-06T03:00:00Z`),
  });
}

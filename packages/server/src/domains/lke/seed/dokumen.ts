import { createHash } from 'node:crypto';
import type { SeededTerbitan } from '../../../kit/seed/making';
import type { Rows } from '../../../kit/seed/rows';
import { demoDokumen } from './dokumen-files';

const WEEK_MS = 7 * 24 * 3_600_000;

/** Performance documents of both years: some missing, some replaced, one withdrawn. */
export function addDokumen(rows: Rows): void {
  for (const { satuan_kerja_id, versi, ditarik, ...dokumen } of demoDokumen()) {
    const by = uploaderOf(rows, satuan_kerja_id);
    const begin = Date.UTC(dokumen.tahun, 0, 20 + (dokumen.jenis_dokumen_id === 1 ? 365 : 0));
    const last = new Date(begin + versi.length * WEEK_MS);
    const dokumen_id = rows.add('dokumen', {
      ...dokumen,
      satuan_kerja_id,
      nomor_versi: versi.length,
      created_by: by,
      ...(ditarik !== null && { ditarik_pada: last, ditarik_oleh: by, alasan_tarik: ditarik }),
    });
    for (const [at, { judul, catatan, nama_acak, content }] of versi.entries()) {
      const created_at = new Date(begin + at * WEEK_MS);
      const nama = `${judul.replaceAll(/[–/]/g, '-')}.pdf`;
      const file = { nama, nama_acak, content, satuan_kerja_id, created_at, created_by: by };
      addVersi(rows, { dokumen_id, nomor: at + 1, judul, catatan }, file);
    }
  }
}

/** A report that the portal itself published, as the only version of its document; answers the document's id. */
export function addTerbitan(rows: Rows, terbitan: SeededTerbitan): number {
  const { satuan_kerja_id, tahun, nama_acak, content, oleh, waktu } = terbitan;
  const dokumen_id = rows.add('dokumen', {
    satuan_kerja_id,
    jenis_dokumen_id: 1,
    tahun,
    tahun_akhir: tahun,
    nomor_versi: 1,
    created_by: oleh,
  });
  const judul = `Laporan Kinerja Instansi Pemerintah Tahun ${tahun}`;
  const nama = `lkip-${tahun}-${satuan_kerja_id}.pdf`;
  addVersi(
    rows,
    { dokumen_id, nomor: 1, judul, catatan: 'Berkas yang diformalkan' },
    { nama, nama_acak, content, satuan_kerja_id, created_at: waktu, created_by: oleh },
  );
  return dokumen_id;
}

interface Versi {
  readonly dokumen_id: number;
  readonly nomor: number;
  readonly judul: string;
  readonly catatan: string | null;
}

interface File {
  readonly nama: string;
  readonly nama_acak: string;
  readonly content: Buffer;
  readonly satuan_kerja_id: number | null;
  readonly created_at: Date;
  readonly created_by: number;
}

function addVersi(rows: Rows, versi: Versi, { content, ...file }: File): void {
  const { created_at, created_by } = file;
  const berkas_id = rows.add('berkas', {
    ...file,
    jenis: 'application/pdf',
    ukuran: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    tujuan: 'dokumen',
    pemilik_id: versi.dokumen_id,
    dipakai: true,
    bebas_sejak: created_at,
  });
  rows.add('dokumen_versi', { ...versi, berkas_id, created_at, created_by });
}

/** The unit's own account, or the administrator for units that have none. */
function uploaderOf(rows: Rows, unit: number | null): number {
  const users = rows.of('users');
  const own = users.find(({ satuan_kerja_id, role_id }) => role_id === 3 && satuan_kerja_id === unit);
  return (own ?? users[0])?.id ?? 1;
}

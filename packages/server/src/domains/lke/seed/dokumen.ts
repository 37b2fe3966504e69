import { createHash } from 'node:crypto';
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
      const berkas_id = rows.add('berkas', {
        nama_acak,
        nama: `${judul.replaceAll(/[–/]/g, '-')}.pdf`,
        jenis: 'application/pdf',
        ukuran: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        satuan_kerja_id,
        tujuan: 'dokumen',
        pemilik_id: dokumen_id,
        dipakai: true,
        bebas_sejak: created_at,
        created_at,
        created_by: by,
      });
      rows.add('dokumen_versi', {
        dokumen_id,
        nomor: at + 1,
        judul,
        catatan,
        berkas_id,
        created_at,
        created_by: by,
      });
    }
  }
}

/** The unit's own account, or the administrator for units that have none. */
function uploaderOf(rows: Rows, unit: number | null): number {
  const users = rows.of('users');
  const own = users.find(({ satuan_kerja_id, role_id }) => role_id === 3 && satuan_kerja_id === unit);
  return (own ?? users[0])?.id ?? 1;
}

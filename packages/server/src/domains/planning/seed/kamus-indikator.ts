import type { Random } from '../../../kit/seed/random';
import type { Rows } from '../../../kit/seed/rows';
import { PERIODE } from './rpjmd';

const konsolidasi = { akumulasi: 'sum', posisi_akhir: 'last', rata_rata: 'average' } as const;

/** Dictionary entries of the sub-activities' indicators; those of the first year are all checked. */
export function addKamusIndikator(rows: Rows, random: Random): void {
  const validator_id = rows.of('users').find(({ username }) => username === 'val_bappeda')?.id ?? null;
  const namaUnit = new Map(
    rows.of('satuan_kerja').map((row) => [row.satuan_kerja_id, row.satuan_kerja_nama]),
  );
  for (const sub of rows.of('kinerja_sub_kegiatan')) {
    const validasi =
      sub.tahun_kinerja === PERIODE
        ? 'valid'
        : random.pick(['valid', 'valid', 'belum', 'tidak_valid'] as const);
    rows.add('kamus_indikator', {
      tahun: sub.tahun_kinerja,
      satuan_kerja_id: sub.satuan_kerja_id,
      level: 'kinerja-sub-kegiatan',
      kinerja_id: sub.id,
      indikator: sub.indikator,
      definisi: `${sub.indikator} yang tercatat dalam laporan pelaksanaan`,
      formula: sub.do_rumus,
      satuan: sub.satuan,
      polaritas: sub.polaritas,
      frekuensi: 'Triwulanan',
      sumber_data: namaUnit.get(sub.satuan_kerja_id),
      jenis: 'output',
      indikator_kemendagri: sub.indikator_kemendagri,
      lead_lag: 'lead',
      konsolidasi_periode: konsolidasi[sub.tipe_hitung ?? 'akumulasi'],
      periode_pelaporan: 'Triwulan',
      validasi,
      catatan: validasi === 'tidak_valid' ? 'Satuan indikator belum sama dengan versi kementerian' : null,
      validator_id: validasi === 'belum' ? null : validator_id,
      waktu: validasi === 'belum' ? null : new Date(`${sub.tahun_kinerja}-02-10T03:00:00Z`),
    });
  }
}

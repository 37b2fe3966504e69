import type { Rows } from '../../../kit/seed/rows';

/** What people of a functional position hand in, and how it is counted. */
const keluaran = [
  { indikator: 'Jumlah telaahan kebijakan yang diselesaikan', satuan: 'telaahan' },
  { indikator: 'Jumlah laporan pemantauan dan evaluasi', satuan: 'laporan' },
] as const;

/** Of a team with very many sub-activities only some. */
const LINKED_MAX = 8;

/** Outputs of the functional positions that lead a team, linked with the sub-activities of that team. */
export function addKamusFungsional(rows: Rows): void {
  const jabatan = new Map(
    rows
      .of('pegawai')
      .filter(({ jenis_jabatan }) => jenis_jabatan === 'fungsional')
      .map(({ peg_nip, jabatan: nama }) => [peg_nip, nama.replace(/,.*/, '')]),
  );
  const subOfTim = new Map<number | null | undefined, number[]>();
  for (const { id, tim_kerja_id } of rows.of('kinerja_sub_kegiatan')) {
    subOfTim.set(tim_kerja_id, [...(subOfTim.get(tim_kerja_id) ?? []), id]);
  }
  const entries = new Map<string, number>();
  for (const tim of rows.of('tim_kerja')) {
    const nama = jabatan.get(tim.nip_ketua ?? '');
    if (nama === undefined) continue;
    const { tahun, satuan_kerja_id } = tim;
    keluaran.forEach((output, index) => {
      const key = `${satuan_kerja_id} ${tahun} ${nama} ${index}`;
      const id =
        entries.get(key) ??
        rows.add('kamus_indikator_fungsional', { tahun, satuan_kerja_id, jabatan: nama, ...output });
      entries.set(key, id);
      const linked = subOfTim.get(tim.id) ?? [];
      for (const kinerja_sub_kegiatan_id of linked
        .filter((_, at) => at % keluaran.length === index)
        .slice(0, LINKED_MAX)) {
        rows.addKeyed('kamus_fungsional_sub_kegiatan', {
          kamus_indikator_fungsional_id: id,
          kinerja_sub_kegiatan_id,
          satuan_kerja_id,
          tahun,
        });
      }
    });
  }
}

import type { Potret } from '@selaras/contracts';
import { periodStartOf } from '@selaras/domain';
import type { Rows } from '../../../kit/seed/rows';
import { type PerjanjianDipotret, potretPerjanjian } from '../potret/perjanjian-kinerja-potret';

const annual = {
  'kinerja-program': 'kinerja_program',
  'kinerja-kegiatan': 'kinerja_kegiatan',
  'kinerja-sub-kegiatan': 'kinerja_sub_kegiatan',
} as const;

/** What the portal says of a unit's agreements as the seed wrote them, before there is a database to ask. */
export function seededPerjanjian(rows: Rows, satuanKerjaId: number, tahun: number): Potret {
  const made = new Map(
    rows
      .of('perjanjian_kinerja')
      .filter((row) => row.satuan_kerja_id === satuanKerjaId && row.tahun === tahun)
      .map((row) => [`${row.jenis} ${row.subjek_id}`, row]),
  );
  const subject = (
    jenis: PerjanjianDipotret['jenis'],
    id: number,
    texts: Pick<PerjanjianDipotret, 'sasaran' | 'indikator'>,
  ): PerjanjianDipotret => {
    const agreement = made.get(`${jenis} ${id}`);
    return {
      jenis,
      ...texts,
      status: agreement?.status ?? 'belum',
      tanggal: agreement?.tanggal ?? null,
    };
  };
  const goals = rows
    .of('sasaran_strategis_pd')
    .filter((row) => row.satuan_kerja_id === satuanKerjaId && row.tahun_mulai === periodStartOf(tahun))
    .map((row) =>
      subject('sasaran-strategis-pd', row.id, { sasaran: row.sasaran_strategis_satker, indikator: row.iku }),
    );
  const performances = Object.entries(annual).flatMap(([jenis, table]) =>
    rows
      .of(table)
      .filter((row) => row.satuan_kerja_id === satuanKerjaId && row.tahun_kinerja === tahun)
      .map(({ id, sasaran, indikator }) => subject(jenis as keyof typeof annual, id, { sasaran, indikator })),
  );
  const staff = rows
    .of('pegawai')
    .filter((row) => row.satuan_kerja_id === satuanKerjaId && row.jenis_jabatan !== 'struktural');
  const signed = staff.filter(({ id }) => made.get(`pegawai ${id}`)?.status === 'ditandatangani');
  return potretPerjanjian({
    tahun,
    unit: [...goals, ...performances],
    pegawai: { semua: staff.length, ditandatangani: signed.length },
  });
}

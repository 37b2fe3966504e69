import { kamusIndikatorEntity, kinerjaSubKegiatanEntity, validasiPerencanaanActs } from '@selaras/contracts';
import { can } from '@selaras/roles';
import { type RawBuilder, sql } from 'kysely';
import {
  ISI_PEKERJAAN,
  type PekerjaanAsked,
  pekerjaanOf,
  type ReadPekerjaan,
  tujuanOf,
} from '../../../kit/hari-ini/pekerjaan-source';
import { momentColumn } from '../../../kit/paging/read-page';
import { tahunKamus } from '../kamus-indikator/kamus-columns';
import { tahapDiputus } from '../validasi-perencanaan/validasi-rules';

/** Plans of units that wait for a validator's decision, the one handed in first before the others. */
export const rencanaMenunggu: ReadPekerjaan = async ({ db, actor, tahun }) => {
  if (!can(actor, validasiPerencanaanActs.putuskan)) return [];
  const { rows } = await sql<{ satkerId: number; nama: string; sejak: string; jumlah: number }>`
    select sk.satuan_kerja_id as "satkerId", sk.satuan_kerja_nama as nama, ${momentColumn(sql`w.waktu`)} as sejak,
      count(*) over ()::integer as jumlah
    from validasi_perencanaan v join satuan_kerja sk on sk.satuan_kerja_id = v.satuan_kerja_id
    cross join lateral (
      select max(waktu) as waktu from validasi_perencanaan_riwayat where validasi_perencanaan_id = v.id) w
    where v.tahun = ${tahun} and sk.aktif and v.keadaan = 'menunggu' and v.tahap = any(${tahapDiputus(actor)}::integer[])
    order by w.waktu, sk.satuan_kerja_nama limit ${ISI_PEKERJAAN}`.execute(db);
  return pekerjaanOf({
    kunci: 'planning.validasi',
    judul: 'Rencana menunggu validasi Anda',
    jumlah: rows[0]?.jumlah ?? 0,
    tujuan: tujuanOf('validasi-perencanaan', {}, { keadaan: 'menunggu' }),
    isi: rows.map(({ satkerId, nama, sejak }) => ({
      nama,
      sejak,
      tujuan: tujuanOf('validasi-perencanaan.show', { satkerId }),
    })),
  });
};

/** What Bappeda has not judged yet: sub-activities, and entries of the indicator dictionary. */
export const bappedaMenunggu: ReadPekerjaan = async (asked) => {
  const { actor, tahun } = asked;
  const judges = can(actor, kinerjaSubKegiatanEntity.acts.validasi);
  const judgesKamus = can(actor, kamusIndikatorEntity.acts.validasi);
  const [kinerja, kamus] = await Promise.all([
    judges
      ? countUnits(
          asked,
          sql`kinerja_sub_kegiatan r`,
          sql`r.tahun_kinerja = ${tahun} and r.validasi_bappeda is null`,
        )
      : [],
    judgesKamus
      ? countUnits(asked, sql`kamus_indikator r`, sql`${tahunKamus(tahun)} and r.validasi = 'belum'`)
      : [],
  ]);
  return [
    ...pekerjaanOf({
      kunci: 'planning.bappeda-sub-kegiatan',
      judul: 'Kinerja sub kegiatan menunggu putusan Bappeda',
      ...queueOf('kinerja-sub-kegiatan.validasi', kinerja),
    }),
    ...pekerjaanOf({
      kunci: 'planning.bappeda-kamus',
      judul: 'Kamus indikator menunggu putusan Bappeda',
      ...queueOf('kamus-indikator-validasi-bappeda', kamus),
    }),
  ];
};

interface UnitCount {
  readonly satuan_kerja_id: number;
  readonly nama: string;
  readonly sejak: string;
  readonly jumlah: number;
}

/** Rows that are not judged, by unit: the unit whose row has lain longest as it is first. */
async function countUnits(
  { db }: PekerjaanAsked,
  from: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): Promise<UnitCount[]> {
  const { rows } = await sql<UnitCount>`
    select sk.satuan_kerja_id, sk.satuan_kerja_nama as nama, ${momentColumn(sql`min(r.updated_at)`)} as sejak,
      count(*)::integer as jumlah
    from ${from} join satuan_kerja sk on sk.satuan_kerja_id = r.satuan_kerja_id
    where r.deleted_at is null and ${condition}
    group by sk.satuan_kerja_id order by min(r.updated_at), sk.satuan_kerja_nama`.execute(db);
  return rows;
}

const queueOf = (halaman: string, units: readonly UnitCount[]) => ({
  jumlah: units.reduce((sum, { jumlah }) => sum + jumlah, 0),
  tujuan: tujuanOf(halaman, {}, { putusan: 'belum' }),
  isi: units.slice(0, ISI_PEKERJAAN).map(({ satuan_kerja_id, nama, sejak, jumlah }) => ({
    nama: `${nama} (${jumlah})`,
    sejak,
    tujuan: tujuanOf(halaman, {}, { putusan: 'belum', satuan_kerja_id }),
  })),
});

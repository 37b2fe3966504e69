import {
  type Act,
  kamusIndikatorEntity,
  kinerjaSubKegiatanEntity,
  validasiPerencanaanActs,
} from '@selaras/contracts';
import { can, type RoleName } from '@selaras/roles';
import {
  ISI_PEKERJAAN,
  type PekerjaanAsked,
  pekerjaanOf,
  type ReadPekerjaan,
  tujuanOf,
} from '../../../kit/hari-ini/pekerjaan-source';
import type { BappedaQueue } from '../../../kit/queue/queue';
import { countByUnit, type UnitRows } from '../../../kit/resource/resource-repository';
import { unitScope } from '../../../kit/visibility/unit-scope';
import { kamusQueue } from '../kamus-indikator/kamus-indikator-resource';
import { subKegiatanQueue } from '../kinerja-sub-kegiatan/sub-kegiatan-queue';
import { listQueue } from '../validasi-perencanaan/queue-repository';
import { tahapDiputus } from '../validasi-perencanaan/validasi-rules';

/** Plans of units that wait for a validator's decision, the one handed in first before the others: his queue, narrowed to his turns. */
export const rencanaMenunggu: ReadPekerjaan = async ({ db, actor, tahun }) => {
  if (!can(actor, validasiPerencanaanActs.putuskan)) return [];
  const giliran = tahapDiputus(actor);
  const { data, total } = await listQueue(db, tahun, {
    page: 1,
    validasi: 'semua',
    giliran,
    hanyaGiliran: true,
  });
  return pekerjaanOf({
    kunci: 'planning.validasi',
    judul: 'Rencana menunggu validasi Anda',
    antrean: true,
    jumlah: total,
    tujuan: tujuanOf('validasi-perencanaan', {}, { giliran: 'ya' }),
    isi: data.slice(0, ISI_PEKERJAAN).map(({ satuan_kerja, diperbarui }) => ({
      nama: satuan_kerja.satuan_kerja_nama,
      sejak: diperbarui,
      tujuan: tujuanOf('validasi-perencanaan.show', { satkerId: satuan_kerja.satuan_kerja_id }),
    })),
  });
};

/** What Bappeda has not judged yet: sub-activities, and entries of the indicator dictionary. */
export const bappedaMenunggu: ReadPekerjaan = async (asked) => {
  const [kinerja, kamus] = await Promise.all([
    belumDinilai(asked, kinerjaSubKegiatanEntity.acts.validasi, subKegiatanQueue),
    belumDinilai(asked, kamusIndikatorEntity.acts.validasi, kamusQueue),
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

/** Rows of a queue that are not judged, by unit: the unit whose row has lain longest as it is first. */
const belumDinilai = async (
  { db, actor, tahun }: PekerjaanAsked,
  act: Act<RoleName>,
  { source }: BappedaQueue,
): Promise<UnitRows[]> =>
  can(actor, act)
    ? countByUnit(db, source, { query: { putusan: 'belum' }, tahun, scope: unitScope(actor) })
    : [];

const queueOf = (halaman: string, units: readonly UnitRows[]) => ({
  antrean: true,
  jumlah: units.reduce((sum, { jumlah }) => sum + jumlah, 0),
  tujuan: tujuanOf(halaman, {}, { putusan: 'belum' }),
  isi: units.slice(0, ISI_PEKERJAAN).map(({ satuan_kerja_id, nama, sejak, jumlah }) => ({
    nama: `${nama ?? 'Pemerintah kabupaten'} (${jumlah})`,
    sejak,
    tujuan: tujuanOf(halaman, {}, { putusan: 'belum', ...(satuan_kerja_id !== null && { satuan_kerja_id }) }),
  })),
});

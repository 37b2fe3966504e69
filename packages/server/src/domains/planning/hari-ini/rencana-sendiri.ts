import { validasiPerencanaanActs } from '@selaras/contracts';
import { can } from '@selaras/roles';
import { sql } from 'kysely';
import { findBatasWaktu } from '../../../kit/batas-waktu/batas-waktu-repository';
import {
  ISI_PEKERJAAN,
  type PekerjaanAsked,
  pekerjaanOf,
  type ReadPekerjaan,
  tujuanOf,
} from '../../../kit/hari-ini/pekerjaan-source';
import { findValidasi } from '../../../kit/locks/validasi-repository';
import { listPerjanjian } from '../perjanjian-kinerja/perjanjian-list';
import { listPerjanjianPegawai } from '../perjanjian-kinerja/perjanjian-pegawai-list';
import { countTerbuka } from '../validasi-perencanaan/komentar-repository';
import { hasRencana } from '../validasi-perencanaan/validasi-perencanaan-repository';

/** The list above which the plan is checked and handed in. */
const PLAN = 'kinerja-program';

/** What a unit's planners still have to do with its plan: none of it once the plan is handed in or approved. */
export const rencanaSendiri: ReadPekerjaan = async (asked) => {
  const unit = asked.actor.satuan_kerja_id;
  if (unit === null || !can(asked.actor, validasiPerencanaanActs.ajukan, { satuan_kerja_id: unit }))
    return [];
  const [rencana, ditolak, perjanjian] = await Promise.all([
    rencanaOf(asked, unit),
    ditolakOf(asked, unit),
    perjanjianOf(asked, unit),
  ]);
  return [...rencana, ...ditolak, ...perjanjian];
};

async function rencanaOf({ db, tahun }: PekerjaanAsked, unit: number) {
  const [validasi, begun, batas] = await Promise.all([
    findValidasi(db, unit, tahun),
    hasRencana(db, unit, tahun),
    findBatasWaktu(db, tahun),
  ]);
  if (validasi?.keadaan === 'dikembalikan') {
    const komentar = await countTerbuka(db, { satuan_kerja_id: unit, tahun });
    const dikembalikan = pekerjaanOf({
      kunci: 'planning.dikembalikan',
      judul: 'Rencana dikembalikan, perlu diperbaiki dan diajukan lagi',
      jumlah: 1,
      keterangan: validasi.catatan,
      batas,
      tujuan: tujuanOf(PLAN, {}, { siap: 'ya' }),
    });
    return [
      ...dikembalikan,
      ...pekerjaanOf({
        kunci: 'planning.komentar',
        judul: 'Komentar tentang rencana belum selesai',
        jumlah: komentar,
        batas,
        tujuan: tujuanOf(PLAN, {}, { komentar: 'ya' }),
      }),
    ];
  }
  if (validasi !== null) return [];
  return pekerjaanOf({
    kunci: 'planning.belum-diajukan',
    judul: begun ? 'Rencana belum diajukan untuk validasi' : 'Rencana belum disusun',
    jumlah: 1,
    batas,
    tujuan: begun ? tujuanOf(PLAN, {}, { siap: 'ya' }) : tujuanOf('sasaran-strategis-pd'),
  });
}

/** Rows of the own plan that Bappeda refused. */
async function ditolakOf({ db, tahun }: PekerjaanAsked, unit: number) {
  const { rows } = await sql<{ id: number; nama: string; jumlah: number }>`
    select r.id, r.indikator as nama, count(*) over ()::integer as jumlah from kinerja_sub_kegiatan r
    where r.satuan_kerja_id = ${unit} and r.tahun_kinerja = ${tahun} and r.deleted_at is null
      and not r.validasi_bappeda
    order by r.id limit ${ISI_PEKERJAAN}`.execute(db);
  return pekerjaanOf({
    kunci: 'planning.ditolak-bappeda',
    judul: 'Kinerja sub kegiatan dinyatakan tidak valid oleh Bappeda',
    jumlah: rows[0]?.jumlah ?? 0,
    tujuan: tujuanOf('kinerja-sub-kegiatan', {}, { satuan_kerja_id: unit }),
    isi: rows.map(({ id, nama }) => ({
      nama,
      sejak: null,
      tujuan: tujuanOf('kinerja-sub-kegiatan.edit', { id }),
    })),
  });
}

/** Agreements of the own unit that are on their way, as their lists hold them: drafts, and what is not signed yet. */
async function perjanjianOf({ db, tahun }: PekerjaanAsked, unit: number) {
  const told = await Promise.all(
    (['draf', 'diterbitkan'] as const).map(async (status) => {
      const asked = { tahun, status, page: 1 };
      const [kinerja, pegawai] = await Promise.all([
        listPerjanjian(db, { ...asked, scope: sql`r.satuan_kerja_id = ${unit}`, denganPemda: false }),
        listPerjanjianPegawai(db, { ...asked, scope: sql`p.satuan_kerja_id = ${unit}` }),
      ]);
      const { kunci, judul } = perjanjianWords[status];
      return [
        ...pekerjaanOf({
          kunci: `planning.perjanjian${kunci}`,
          judul: `Perjanjian kinerja ${judul}`,
          jumlah: kinerja.total,
          tujuan: tujuanOf('perjanjian-kinerja', {}, { status, satuan_kerja_id: unit }),
          isi: kinerja.data.slice(0, ISI_PEKERJAAN).map(({ indikator, perjanjian }) => ({
            nama: indikator,
            sejak: null,
            tujuan: tujuanOf('perjanjian-kinerja.show', { id: perjanjian?.id ?? 0 }),
          })),
        }),
        ...pekerjaanOf({
          kunci: `planning.perjanjian-pegawai${kunci}`,
          judul: `Perjanjian kinerja pegawai ${judul}`,
          jumlah: pegawai.total,
          tujuan: tujuanOf('perjanjian-kinerja-pegawai', {}, { status, satuan_kerja_id: unit }),
          isi: pegawai.data.slice(0, ISI_PEKERJAAN).map(({ nama, nip, perjanjian }) => ({
            nama,
            sejak: null,
            tujuan: tujuanOf('perjanjian-kinerja.pegawai', { id: perjanjian?.id ?? 0, nip }),
          })),
        }),
      ];
    }),
  );
  return told.flat();
}

const perjanjianWords = {
  draf: { kunci: '-draf', judul: 'masih draf' },
  diterbitkan: { kunci: '', judul: 'belum ditandatangani' },
} as const;

import type { RoleName } from '@selaras/roles';
import { z } from 'zod';
import type { Act } from '../../act';
import { defineCall } from '../../call';
import { idSchema, optionListSchema, pageOf, pageQuery } from '../../paging';
import { findQuery, resourceCalls, satuanKerjaRefSchema, XLSX_TYPE } from '../../resource';
import { treeLevels } from '../../tree-level';
import { teksWajib } from '../angka';
import { kinerjaKegiatanEntity } from '../kinerja-kegiatan/kinerja-kegiatan-entity';
import { kinerjaProgramEntity } from '../kinerja-program/kinerja-program-entity';
import { sasaranStrategisPdEntity } from '../sasaran-strategis-pd/sasaran-strategis-pd-entity';
import { sasaranStrategisRpjmdEntity } from '../sasaran-strategis-rpjmd/sasaran-strategis-rpjmd-entity';
import { kinerjaCrossCuttingEntity } from './kinerja-cross-cutting-entity';

const { path, acts } = kinerjaCrossCuttingEntity;

const level = z.enum(treeLevels);
export const statusCross = ['diusulkan', 'disetujui', 'ditolak'] as const;

/** One end of a contribution. */
const simpul = z.object({
  level,
  id: z.number(),
  sasaran: z.string(),
  indikator: z.string(),
  satuan: z.string().nullable(),
  target: z.number().nullable(),
  realisasi: z.number().nullable(),
  capaian: z.number().nullable(),
  satuan_kerja: satuanKerjaRefSchema,
});

const row = {
  tahun: z.number().int(),
  /** The unit that proposed. */
  satuan_kerja: satuanKerjaRefSchema,
  induk: simpul,
  /** The contributing node, one level below `induk`, of another unit. */
  anak: simpul,
  /** Which side proposed; the other side accepts or refuses. */
  pengusul: z.enum(['induk', 'anak']),
  status: z.enum(statusCross),
  catatan: z.string().nullable(),
  /** Whether the reader may accept or refuse it now. */
  putuskan: z.boolean(),
};

const one = z.object({ id: idSchema });
const base = resourceCalls(kinerjaCrossCuttingEntity, {
  row,
  listRow: row,
  body: z.object({
    /** The unit that proposes: owner of `induk` or of `anak`. */
    satuan_kerja_id: idSchema,
    level_induk: level.exclude(['kinerja-sub-kegiatan']),
    induk_id: idSchema,
    /** A node of the next level. */
    anak_id: idSchema,
    /** Why. */
    catatan: teksWajib,
  }),
  filter: {
    arah: z.enum(['masuk', 'keluar']).optional(),
    status: z.enum(statusCross).optional(),
    level_induk: level.optional(),
  },
});

/**
 * Contributions between units: one side proposes, the other accepts or refuses (domain §7). Accepted ones stand in the
 * diagram at once. A proposal may be changed or withdrawn by its side while it waits.
 */
export const kinerjaCrossCuttingCalls = {
  ...base,
  setujui: defineCall({
    act: acts.putuskan,
    method: 'POST',
    path: `${path}/{id}/setujui`,
    ringkasan: 'Terima usulan cross cutting',
    tahun: 'kinerja',
    params: one,
    ...(base.get.answer && { answer: base.get.answer }),
  }),
  tolak: defineCall({
    act: acts.putuskan,
    method: 'POST',
    path: `${path}/{id}/tolak`,
    ringkasan: 'Tolak usulan cross cutting dengan alasan',
    tahun: 'kinerja',
    params: one,
    body: z.object({ catatan: teksWajib }),
    ...(base.get.answer && { answer: base.get.answer }),
  }),
  /** Nodes of any unit on one level, to choose a partner's from. */
  pilihanSimpul: defineCall({
    act: acts.lihat,
    method: 'GET',
    path: `${path}/pilihan-simpul`,
    ringkasan: 'Pilihan simpul satu satuan kerja pada satu tingkat',
    tahun: 'kinerja',
    query: z.object({ level, satuan_kerja_id: idSchema, q: z.string().trim().max(100).optional() }),
    answer: optionListSchema,
  }),
} as const;

const findSumbangan = findQuery(['status', 'indikator', 'sasaran', 'satuan_kerja', 'capaian'], {
  status: z.enum(statusCross).optional(),
}).omit({ satuan_kerja_id: true });

const crossListCall = (act: Act<RoleName>, path: `/${string}`, sebutan: string) =>
  defineCall({
    act,
    method: 'GET',
    path,
    ringkasan: `Cross cutting: ${sebutan} satuan kerja lain di bawah simpul ini`,
    tahun: 'kinerja',
    params: one,
    query: z.object({ ...pageQuery.shape, ...findSumbangan.shape }),
    answer: pageOf(
      z.object({
        ...row,
        id: z.number().int(),
        versi: z.number().int(),
        kemampuan: z.object({ ubah: z.boolean(), hapus: z.boolean() }),
      }),
    ).extend({ induk: simpul, kemampuan: z.object({ buat: z.boolean() }) }),
  });

/** The four `…-cross` pages: contributions of other units below one node (spec 2 §2.2). */
export const simpulCrossCalls = {
  sasaranStrategisPd: crossListCall(
    sasaranStrategisRpjmdEntity.acts.lihat,
    '/sasaran-strategis-rpjmd/{id}/sasaran-strategis-pd-cross',
    'sasaran strategis PD',
  ),
  kinerjaProgram: crossListCall(
    sasaranStrategisPdEntity.acts.lihat,
    '/sasaran-strategis-pd/{id}/kinerja-program-cross',
    'kinerja program',
  ),
  kinerjaKegiatan: crossListCall(
    kinerjaProgramEntity.acts.lihat,
    '/kinerja-program/{id}/kinerja-kegiatan-cross',
    'kinerja kegiatan',
  ),
  kinerjaSubKegiatan: crossListCall(
    kinerjaKegiatanEntity.acts.lihat,
    '/kinerja-kegiatan/{id}/kinerja-sub-kegiatan-cross',
    'kinerja sub kegiatan',
  ),
} as const;

const crossEksporCall = ({
  act,
  path,
  ringkasan,
}: {
  readonly act: Act<RoleName>;
  readonly path: string;
  readonly ringkasan: string;
}) =>
  defineCall({
    act,
    method: 'GET',
    path: `${path}/ekspor`,
    ringkasan: `${ringkasan}, sebagai XLSX`,
    tahun: 'kinerja',
    params: one,
    query: findSumbangan,
    produces: XLSX_TYPE,
  });

/** The lists of `simpulCrossCalls` as spreadsheets, by the same names. */
export const simpulCrossEksporCalls = {
  sasaranStrategisPd: crossEksporCall(simpulCrossCalls.sasaranStrategisPd),
  kinerjaProgram: crossEksporCall(simpulCrossCalls.kinerjaProgram),
  kinerjaKegiatan: crossEksporCall(simpulCrossCalls.kinerjaKegiatan),
  kinerjaSubKegiatan: crossEksporCall(simpulCrossCalls.kinerjaSubKegiatan),
} as const;

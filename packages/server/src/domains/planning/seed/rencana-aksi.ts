import { isTercapai } from '@selaras/domain';
import type { Random } from '../../../kit/seed/random';
import type { NewRow, Rows } from '../../../kit/seed/rows';
import { kendalaOf } from './kendala';
import { DAFTAR_TAHUN } from './rpjmd';

type Sub = NewRow<'kinerja_sub_kegiatan'> & { id: number };

/** Quarterly plans of the regency (two steps of each unit that serves the goal) and of the units (every sub-activity). */
export function addRencanaAksi(rows: Rows, random: Random): void {
  const subsOf = groupByGoal(rows);
  for (const tahun of DAFTAR_TAHUN) {
    for (const { id, sasaran_strategis_rpjmd_id } of rows.of('sasaran_strategis_pd')) {
      const subs = subsOf.get(`${tahun}:${id}`) ?? [];
      for (const sub of subs) add(rows, random, 'pd', id, sub);
      for (const sub of subs.slice(0, 2)) add(rows, random, 'rpjmd', sasaran_strategis_rpjmd_id, sub);
    }
  }
}

function add(rows: Rows, random: Random, level: 'rpjmd' | 'pd', induk_id: number, sub: Sub): void {
  const kendala = isTercapai(sub.capaian ?? null) ? null : kendalaOf(random);
  const regency = level === 'rpjmd';
  rows.add('rencana_aksi', {
    tahun: sub.tahun_kinerja,
    satuan_kerja_id: sub.satuan_kerja_id,
    level,
    induk_id,
    rencana_aksi: `${regency ? 'Percepatan: ' : ''}${sub.sasaran}`,
    indikator: sub.indikator,
    satuan: sub.satuan,
    tw1: sub.target_tw1,
    tw2: sub.target_tw2,
    tw3: sub.target_tw3,
    tw4: sub.target_tw4,
    tw1_realisasi: sub.realisasi_tw1,
    tw2_realisasi: sub.realisasi_tw2,
    tw3_realisasi: sub.realisasi_tw3,
    tw4_realisasi: sub.realisasi_tw4,
    polaritas: sub.polaritas === 'minimize' ? 'minimize' : 'maximize',
    anggaran: regency ? null : (sub.anggaran ?? null),
    kendala_tw4: kendala?.penyebab ?? null,
    tindak_lanjut_tw4: kendala?.solusi ?? null,
    eviden_tw4: sub.realisasi_tw4 === null ? null : `Laporan kinerja triwulan IV tahun ${sub.tahun_kinerja}`,
    kinerja_sub_kegiatan_id: sub.id,
    pengampu: sub.pengampu,
    tim_kerja_id: sub.tim_kerja_id,
  });
}

function groupByGoal(rows: Rows): Map<string, Sub[]> {
  const goalOfProgram = new Map(
    rows.of('kinerja_program').map((row) => [row.id, row.sasaran_strategis_pd_id]),
  );
  const programOfKegiatan = new Map(
    rows.of('kinerja_kegiatan').map((row) => [row.id, row.kinerja_program_id]),
  );
  const groups = new Map<string, Sub[]>();
  for (const sub of rows.of('kinerja_sub_kegiatan')) {
    const goal = goalOfProgram.get(programOfKegiatan.get(sub.kinerja_kegiatan_id) ?? 0);
    const key = `${sub.tahun_kinerja}:${goal}`;
    groups.set(key, [...(groups.get(key) ?? []), sub]);
  }
  return groups;
}

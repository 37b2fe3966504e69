import { type Budget, budgetOfProgram } from '../../../kit/seed/budget-tree';
import type { Jabatan, Organisasi } from '../../../kit/seed/organisasi';
import type { OutlineKegiatan, OutlineProgram, OutlineSasaran, OutlineSub } from '../../../kit/seed/outline';
import { definisiOperasional } from './definisi-operasional';
import { addKendala } from './kendala-rows';
import {
  bayanganOf,
  indikatorOf,
  kindOf,
  kinerja,
  nomenklatur,
  polaritasOf,
  titleCase,
} from './kinerja-columns';
import { addLangkahAksi } from './langkah-aksi';
import { DAFTAR_TAHUN, limaTahun, PERIODE } from './rpjmd';
import type { Tim } from './tim-kerja';
import type { Item, UnitContext } from './unit-context';

/** A unit's tree from its goals to the action steps of every year. */
export function addCascade(context: UnitContext): void {
  for (const sasaran of context.outline.sasaran) {
    const id = addSasaranPd(context, sasaran);
    for (const tahun of DAFTAR_TAHUN) {
      for (const program of sasaran.program) addProgram(context, tahun, id, program);
    }
  }
}

function addSasaranPd({ rows, organisasi }: UnitContext, item: OutlineSasaran): number {
  const { satuan_kerja_id, satuan_kerja_nama } = organisasi.satuanKerja;
  const { sasaran, iku, satuan, baseline, extra } = item;
  const polaritas = polaritasOf(extra);
  const tipe_hitung = kindOf(extra, satuan, iku);
  return rows.add('sasaran_strategis_pd', {
    sasaran_strategis_rpjmd_id: item.rpjmd,
    tahun_mulai: PERIODE,
    satuan_kerja_id,
    tujuan_pd: `Terwujudnya pelayanan ${satuan_kerja_nama} yang berkualitas dan akuntabel`,
    sasaran_strategis_satker: sasaran,
    iku,
    satuan,
    polaritas,
    tipe_hitung,
    baseline,
    ...limaTahun({ polaritas, target: item.target, realisasi: item.realisasi }),
    sumber_data: satuan_kerja_nama,
    status_upload_pk: 'ditandatangani',
    is_kinerja_direktur_rsud: extra.direktur === '1',
    skp: extra.skp === '1',
    ...bayanganOf(extra),
    ...definisiOperasional({ indikator: iku, satuan, tipe_hitung }, satuan_kerja_nama),
  });
}

function addProgram(
  context: UnitContext,
  tahun: number,
  sasaran_strategis_pd_id: number,
  item: OutlineProgram,
): void {
  const { rows, organisasi, random } = context;
  const budget = budgetOfProgram(item, tahun - PERIODE, random);
  const jabatan = jabatanOf(organisasi, item, organisasi.kepala);
  const program_id = rows.add('program', nomenklatur(context, tahun, item, budget));
  const row = { ...kinerja(context, 'kinerja-program', tahun, item, budget), ...unitKerja(jabatan) };
  const id = rows.add('kinerja_program', {
    ...row,
    sasaran_strategis_pd_id,
    program_id,
    is_kinerja_direktur_to_wakil_direktur_rsud: item.extra.wadir === '1',
  });
  addKendala(context, 'kinerja-program', { id, ...row }, item);
  item.kegiatan.forEach((kegiatan, index) => {
    addKegiatan(
      context,
      tahun,
      { kinerja: id, program: program_id, jabatan },
      kegiatan,
      child(budget, index),
    );
  });
}

interface Parent {
  readonly kinerja: number;
  readonly program: number;
  readonly jabatan: Jabatan;
}

function addKegiatan(
  context: UnitContext,
  tahun: number,
  parent: Parent,
  item: OutlineKegiatan,
  budget: Budget,
): void {
  const { rows, organisasi, tim } = context;
  const jabatan = jabatanOf(organisasi, item, parent.jabatan);
  const kegiatan_id = rows.add('kegiatan', {
    ...nomenklatur(context, tahun, item, budget),
    parent_id: parent.program,
  });
  const row = { ...kinerja(context, 'kinerja-kegiatan', tahun, item, budget), ...unitKerja(jabatan) };
  const id = rows.add('kinerja_kegiatan', { ...row, kinerja_program_id: parent.kinerja, kegiatan_id });
  addKendala(context, 'kinerja-kegiatan', { id, ...row }, item);
  item.sub.forEach((sub, index) => {
    const owner = sub.extra.tim === undefined ? tim.ofJabatan(jabatan) : tim.byNama(sub.extra.tim);
    addSubKegiatan(
      context,
      tahun,
      { kinerja: id, kegiatan: kegiatan_id, tim: owner },
      sub,
      child(budget, index),
    );
  });
}

function addSubKegiatan(
  context: UnitContext,
  tahun: number,
  parent: { kinerja: number; kegiatan: number; tim: Tim },
  item: OutlineSub,
  budget: Budget,
): void {
  const { rows } = context;
  const indikator_kemendagri = item.extra.kem ?? titleCase(indikatorOf(item));
  const sub_kegiatan_id = rows.add('sub_kegiatan', {
    ...nomenklatur(context, tahun, item, budget),
    parent_id: parent.kegiatan,
    indikator_kemendagri,
    satuan_kemendagri: titleCase(item.satuan),
  });
  const row = {
    ...kinerja(context, 'kinerja-sub-kegiatan', tahun, item, budget),
    pengampu: 'tim-kerja' as const,
    struktur_organisasi_id: null,
    tim_kerja_id: parent.tim.idOf.get(tahun) ?? null,
  };
  const id = rows.add('kinerja_sub_kegiatan', {
    ...row,
    kinerja_kegiatan_id: parent.kinerja,
    sub_kegiatan_id,
    indikator_kemendagri,
    is_external: item.extra.ext === '1',
    validasi_bappeda: tahun === PERIODE ? true : null,
  });
  const penyebab = addKendala(context, 'kinerja-sub-kegiatan', { id, ...row }, item);
  if (item.extra.ringkas !== '1') addLangkahAksi(context, parent.tim, { id, ...row }, item.nama, penyebab);
}

function unitKerja({ id }: Jabatan) {
  return { pengampu: 'unit-kerja' as const, struktur_organisasi_id: id, tim_kerja_id: null };
}

/** `post` is the head (0), a division by its position, `sekretaris`, or a post's full name. */
function jabatanOf(
  { kepala, sekretaris, bidang, byNama }: Organisasi,
  { extra: { post } }: Item,
  otherwise: Jabatan,
) {
  if (post === undefined) return otherwise;
  if (post === 'sekretaris') return sekretaris;
  if (post === '0') return kepala;
  const jabatan = /^\d+$/.test(post) ? bidang[Number(post) - 1] : byNama.get(post);
  if (jabatan === undefined) throw new Error(`No post ${post}`);
  return jabatan;
}

function child({ children }: Budget, index: number): Budget {
  const budget = children[index];
  if (budget === undefined) throw new Error('Budget without a part for this item');
  return budget;
}

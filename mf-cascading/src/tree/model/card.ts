import type {
  KinerjaKegiatanNode,
  KinerjaProgramNode,
  KinerjaSubKegiatanNode,
  SasaranPdNode,
  SasaranRpjmdNode,
} from '@selaras/contracts';
import {
  type CapaianIcon,
  capaianIcon,
  type JenisPengampu,
  type LabelPembanding,
  type Polaritas,
  type StatusCapaian,
  type StatusUnggahPk,
  statusCapaianOf,
  yearField,
  yearsOfPeriod,
} from '@selaras/domain';

export type TreeNode =
  | SasaranRpjmdNode
  | SasaranPdNode
  | KinerjaProgramNode
  | KinerjaKegiatanNode
  | KinerjaSubKegiatanNode;

interface CardResult {
  readonly target: number | null;
  readonly realisasi: number | null;
  readonly capaian: number | null;
}

interface Pengampu {
  readonly jenis: JenisPengampu;
  readonly nama: string;
  readonly rincian: string | null;
}

/** What one box says: every field of spec 1 §3 that the picture, the outline or the details show. */
export interface Card extends CardResult {
  readonly nodeId: number;
  readonly sasaran: string;
  /** Its own indicator first, then the merged ones. */
  readonly indikator: readonly string[];
  readonly satuan: string | null;
  readonly polaritas: Polaritas;
  /** Bounds of an indicator that is to stay within them, as rules of the domain name them; null: it has none. */
  readonly range_min: number | null;
  readonly range_max: number | null;
  readonly status: StatusCapaian;
  readonly icon: CapaianIcon | null;
  readonly csfTercapai: readonly string[];
  readonly csfGagal: readonly string[];
  readonly penyebab: string | null;
  readonly adaSolusi: boolean;
  /** A formula exists: the condition of the DO button. */
  readonly adaRumus: boolean;
  /** Ids of the action steps of a sub-activity; of a programme, those of all its sub-activities. */
  readonly langkahAksi: readonly number[];
  /** Programme that a sub-activity stands under in its own unit; null where the tree does not tell. */
  readonly kinerjaProgramId: number | null;
  readonly rsud: 'direktur' | 'wakil-direktur' | null;
  /** Address of a document that defines the indicator. */
  readonly definisiOperasional: string | null;
  readonly bayangan: { readonly sasaran: string; readonly indikator: string } | null;
  readonly satuanKerja: { readonly id: number; readonly nama: string; readonly singkatan: string | null };
  readonly nomenklatur: { readonly kode: string; readonly nama: string } | null;
  readonly pengampu: Pengampu | null;
  readonly pk: StatusUnggahPk | null;
  readonly skp: boolean;
  readonly external: boolean;
  readonly indikatorKemendagri: string | null;
  /** The years of its period; empty for annual rows. */
  readonly tahunan: readonly (CardResult & { readonly tahun: number })[];
  readonly rpjmd: RpjmdFacts | null;
}

interface RpjmdFacts {
  readonly rataNasional: number | null;
  readonly pembanding: LabelPembanding;
  readonly pertumbuhan: number | null;
  readonly lastTarget: number | null;
  readonly efisiensi: { readonly persen: number; readonly nominal: number } | null;
}

/** Facts of one node for the year that the tree was asked for. */
export function cardOf(node: TreeNode, tahun: number): Card {
  const { sasaran, indikator } = textsOf(node);
  const { target, realisasi, capaian } = resultOf(node, tahun);
  const csfGagal = notesOf(node.kinerja_tidak_tercapai);
  const failed = csfGagal.length > 0;
  // Field by field: with objects spread into it, making it takes twice as long, and trees have thousands.
  return {
    nodeId: node.id,
    sasaran,
    indikator,
    target,
    realisasi,
    capaian,
    satuan: node.satuan,
    polaritas: node.polaritas,
    range_min: node.range_min ?? null,
    range_max: node.range_max ?? null,
    status: statusCapaianOf(capaian, failed),
    icon: capaianIcon(capaian, failed),
    csfTercapai: notesOf(node.kinerja_tercapai),
    csfGagal,
    penyebab: ('penyebab_kegagalan' in node && node.penyebab_kegagalan) || null,
    adaSolusi: 'solusi' in node && (node.solusi ?? []).length > 0,
    adaRumus: (node.do_rumus ?? '').trim() !== '',
    langkahAksi: langkahAksiOf(node),
    kinerjaProgramId: ('kinerja_program_id' in node && node.kinerja_program_id) || null,
    rsud: rsudOf(node),
    definisiOperasional: ('definisi_operasional' in node && node.definisi_operasional) || null,
    bayangan: 'kinerja_bayangan' in node ? node.kinerja_bayangan : null,
    satuanKerja: unitOf(node),
    nomenklatur: nomenklaturOf(node),
    pengampu: pengampuOf(node),
    pk: node.status_upload_pk,
    skp: node.skp,
    external: 'is_external' in node && node.is_external,
    indikatorKemendagri: 'indikator_kemendagri' in node ? node.indikator_kemendagri : null,
    tahunan: tahunanOf(node),
    rpjmd: rpjmdOf(node),
  };
}

/** One for all cards: most lists are empty, and a province has 100,000 cards. */
const none: readonly never[] = [];

const listOf = <Item, Value>(
  items: readonly Item[] | null | undefined,
  of: (item: Item) => Value,
): readonly Value[] => (items?.length ? items.map(of) : none);

const notesOf = (notes: readonly { readonly catatan: string }[] | null | undefined) =>
  listOf(notes, ({ catatan }) => catatan);

let lastUnit: Card['satuanKerja'] = { id: Number.NaN, nama: '', singkatan: null };

/** Cards of one unit that are made one after the other share what is said of it. */
function unitOf({ satuan_kerja: unit }: TreeNode): Card['satuanKerja'] {
  const { satuan_kerja_id: id, satuan_kerja_nama: nama, singkatan } = unit;
  if (id !== lastUnit.id || nama !== lastUnit.nama || singkatan !== lastUnit.singkatan)
    lastUnit = { id, nama, singkatan };
  return lastUnit;
}

function textsOf(node: TreeNode): Pick<Card, 'sasaran' | 'indikator'> {
  if ('sasaran_strategis' in node) {
    return {
      sasaran: node.sasaran_strategis.sasaran,
      indikator: [
        node.indikator_sasaran_strategis.indikator,
        ...(node.indikator_merge ?? []).map(({ indikator }) => indikator),
      ],
    };
  }
  if ('sasaran_strategis_satker' in node) {
    return { sasaran: node.sasaran_strategis_satker, indikator: [node.iku] };
  }
  return { sasaran: node.sasaran, indikator: [node.indikator] };
}

type YearRow = SasaranRpjmdNode | SasaranPdNode;
const isYearRow = (node: TreeNode): node is YearRow => 'tahun_mulai' in node;

/** A five-year row is read by its year key; its plain fields stand in where the period has no such column. */
function resultOf(node: TreeNode, tahun: number): CardResult {
  if (!isYearRow(node)) return { target: node.target, realisasi: node.realisasi, capaian: node.capaian };
  return {
    target: yearValue(node, 'target', tahun) ?? node.target,
    realisasi: yearValue(node, 'realisasi', tahun) ?? node.realisasi,
    capaian: yearValue(node, 'capaian', tahun) ?? node.capaian,
  };
}

function yearValue(node: YearRow, nama: 'target' | 'realisasi' | 'capaian', tahun: number): number | null {
  const field = yearField(nama, tahun, node.tahun_mulai);
  return field === null || field === 'baseline' ? null : (node[field] ?? null);
}

function tahunanOf(node: TreeNode): Card['tahunan'] {
  if (!isYearRow(node)) return none;
  return yearsOfPeriod(node.tahun_mulai).map((tahun) => ({
    tahun,
    target: yearValue(node, 'target', tahun),
    realisasi: yearValue(node, 'realisasi', tahun),
    capaian: yearValue(node, 'capaian', tahun),
  }));
}

function nomenklaturOf(node: TreeNode): Card['nomenklatur'] {
  if ('program' in node) return node.program;
  if ('kegiatan' in node) return node.kegiatan;
  if ('sub_kegiatan' in node) return node.sub_kegiatan;
  return null;
}

function pengampuOf(node: TreeNode): Pengampu | null {
  if (!('pengampu' in node)) return null;
  if (node.pengampu === 'unit-kerja' && node.struktur_organisasi !== null) {
    const { jabatan_nama, unit_kerja_nama_full } = node.struktur_organisasi;
    return { jenis: 'unit-kerja', nama: jabatan_nama, rincian: unit_kerja_nama_full };
  }
  if (node.pengampu === 'tim-kerja' && node.tim_kerja !== null) return teamOf(node.tim_kerja);
  return null;
}

type TimKerja = NonNullable<KinerjaSubKegiatanNode['tim_kerja']>;

let lastTeam: { of: TimKerja; said: Pengampu } | null = null;

/** Cards that are made one after the other and have one team share what is said of it. */
function teamOf(team: TimKerja): Pengampu {
  if (lastTeam?.of === team) return lastTeam.said;
  const { nama, ketua } = team;
  const said: Pengampu = {
    jenis: 'tim-kerja',
    nama,
    rincian: ketua === null ? null : `Ketua: ${ketua.peg_nama}`,
  };
  lastTeam = { of: team, said };
  return said;
}

function langkahAksiOf(node: TreeNode): readonly number[] {
  if ('kinerja_langkah_aksi' in node) return listOf(node.kinerja_langkah_aksi, ({ id }) => id);
  if (!('kinerja_kegiatan' in node)) return none;
  const ids: number[] = [];
  for (const { kinerja_sub_kegiatan } of node.kinerja_kegiatan ?? []) {
    for (const { kinerja_langkah_aksi } of kinerja_sub_kegiatan ?? []) {
      for (const { id } of kinerja_langkah_aksi ?? []) ids.push(id);
    }
  }
  return ids;
}

function rsudOf(node: TreeNode): Card['rsud'] {
  if ('is_kinerja_direktur_rsud' in node && node.is_kinerja_direktur_rsud) return 'direktur';
  const delegated =
    'is_kinerja_direktur_to_wakil_direktur_rsud' in node && node.is_kinerja_direktur_to_wakil_direktur_rsud;
  return delegated ? 'wakil-direktur' : null;
}

function rpjmdOf(node: TreeNode): RpjmdFacts | null {
  if (!('rata_nasional' in node)) return null;
  return {
    rataNasional: node.rata_nasional,
    pembanding: node.label_pembanding,
    pertumbuhan: node.perbandingan_realisasi_tahun,
    lastTarget: node.perbandingan_realisasi_target,
    efisiensi: node.efisiensi_sumber_daya,
  };
}

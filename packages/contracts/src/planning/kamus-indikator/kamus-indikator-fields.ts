import { caraKonsolidasi, jenisIndikator, leadLag } from '@selaras/domain';
import { type EntityFields, unitFields } from '../../entity-field';
import { treeLevels } from '../../tree-level';
import { measureFields, satuanField } from '../kinerja/kinerja-fields';

/** Whose indicator an entry explains; chosen once. */
export const kamusSubjekFields = {
  ...unitFields,
  level: { kind: 'choice', label: 'Tingkat', half: true, codes: treeLevels },
  /** A performance of that level. */
  kinerja_id: {
    kind: 'reference',
    to: 'kinerja',
    label: 'Indikator kinerja',
    alone: 'Kinerja',
    help: 'Hanya yang belum punya kamus.',
  },
} as const satisfies EntityFields;

/** What a unit says of an indicator; every one of these is judged by Bappeda. */
export const kamusIsiFields = {
  /** Of a sub-activity it is the same as in the sub-activity itself: writing one writes the other. */
  indikator_kemendagri: {
    kind: 'area',
    label: 'Indikator menurut Kemendagri',
    sheet: 'Indikator Kemendagri',
    optional: true,
    help: 'Pada sub kegiatan sama dengan isian kinerja sub kegiatannya; bila dikosongkan, terisi dari nomenklatur.',
  },
  jenis: {
    kind: 'choice',
    label: 'Jenis',
    optional: true,
    half: true,
    codes: jenisIndikator,
  },
  tujuan: { kind: 'area', label: 'Tujuan', optional: true, help: 'Untuk apa indikator ini diukur.' },
  definisi: {
    kind: 'area',
    label: 'Definisi',
    group: 'target',
    help: 'Apa yang diukur dan apa batasnya.',
  },
  formula: {
    kind: 'rumus',
    label: 'Formula',
    optional: true,
    group: 'target',
    help: 'Ditulis dengan LaTeX, misalnya \\frac{\\text{dilayani}}{\\text{sasaran}} \\times 100\\%.',
  },
  satuan: { ...satuanField, group: 'target' },
  polaritas: { ...measureFields.polaritas, optional: true, group: 'target' },
  sumber_data: { kind: 'area', label: 'Sumber data', optional: true, group: 'target' },
  penanggung_jawab: {
    kind: 'text',
    label: 'Penanggung jawab',
    optional: true,
    half: true,
    group: 'pengampu',
    help: 'Jabatan atau unit kerja, bukan nama orang.',
  },
  /** How often the data are gathered. */
  frekuensi: {
    kind: 'choice',
    label: 'Frekuensi pengumpulan',
    alone: 'Frekuensi',
    sheet: 'Frekuensi',
    optional: true,
    half: true,
    group: 'target',
    codes: ['Bulanan', 'Triwulanan', 'Semesteran', 'Tahunan'],
  },
  /** What one report covers. */
  periode_pelaporan: {
    kind: 'choice',
    label: 'Periode pelaporan',
    optional: true,
    half: true,
    group: 'target',
    codes: ['Bulan', 'Triwulan', 'Semester', 'Tahun'],
  },
  konsolidasi_periode: {
    kind: 'choice',
    label: 'Konsolidasi periode',
    optional: true,
    half: true,
    group: 'target',
    help: 'Bagaimana angka beberapa periode menjadi satu angka setahun.',
    codes: caraKonsolidasi,
  },
  lead_lag: {
    kind: 'choice',
    label: 'Lead/lag',
    optional: true,
    half: true,
    help: 'Lead mendorong hasil yang akan datang, lag menunjukkan hasil yang sudah terjadi.',
    codes: leadLag,
  },
  /** How far the unit governs the result. */
  tingkat_kendali: {
    kind: 'choice',
    label: 'Tingkat kendali',
    optional: true,
    half: true,
    help: 'Seberapa jauh satuan kerja menentukan hasilnya.',
    codes: ['Tinggi', 'Sedang', 'Rendah'],
  },
} as const satisfies EntityFields;

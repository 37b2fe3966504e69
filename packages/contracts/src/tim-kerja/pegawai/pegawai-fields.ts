import {
  alasanBerhenti,
  alasanBerhentiWords,
  jenisJabatan,
  jenisJabatanWords,
  semuaStatusAsn,
} from '@selaras/domain';
import type { EntityFields } from '../../entity-field';

/**
 * What is known of an employee (domain §6), said once for list, detail, dialogs, history, export and import. The calls
 * are no entity's: a post is held by time, and people of other units are told name, post and unit alone.
 */
export const pegawaiFields = {
  nip: { kind: 'text', label: 'NIP', maxLength: 30, column: 'peg_nip' },
  nama: {
    kind: 'text',
    label: 'Nama dan gelar',
    alone: 'Nama',
    sheet: 'Nama',
    maxLength: 200,
    column: 'peg_nama',
  },
  jabatan: { kind: 'text', label: 'Jabatan', maxLength: 300 },
  jenis_jabatan: {
    kind: 'choice',
    label: 'Jenis jabatan',
    codes: jenisJabatan,
    words: jenisJabatanWords,
  },
  pangkat_gol: { kind: 'text', label: 'Pangkat/golongan', maxLength: 100, optional: true, sent: true },
  status_asn: { kind: 'choice', label: 'Status', codes: semuaStatusAsn, derived: true },
  unit_kerja_id: { kind: 'reference', to: 'unit-kerja', label: 'Unit kerja', optional: true },
  satuan_kerja_id: { kind: 'reference', to: 'satuan-kerja', label: 'Satuan kerja' },
  atasan_nip: { kind: 'text', label: 'Atasan', sheet: 'NIP atasan', optional: true },
  tmt_jabatan: {
    kind: 'date',
    label: 'Terhitung mulai tanggal',
    alone: 'TMT jabatan',
    sheet: 'TMT jabatan',
  },
  berhenti_pada: { kind: 'date', label: 'Berhenti', alone: 'Berhenti sejak', derived: true },
  alasan_berhenti: {
    kind: 'choice',
    label: 'Alasan',
    alone: 'Alasan berhenti',
    codes: alasanBerhenti,
    words: alasanBerhentiWords,
  },
} as const satisfies EntityFields;

const { jabatan, jenis_jabatan, pangkat_gol } = pegawaiFields;

/** What is written of a post besides where it is and below whom. */
export const jabatanPegawaiFields = { jabatan, jenis_jabatan, pangkat_gol } as const;

import { jenisPejabat } from '@selaras/domain';
import type { EntityFields } from '../../entity-field';

/** What is written of a team, said once for dialog, list, detail and spreadsheets. */
export const timFields = {
  nama: {
    kind: 'text',
    label: 'Nama tim',
    sheet: 'Tim',
    maxLength: 200,
    least: { length: 3, text: 'Tulis nama tim, sekurangnya tiga huruf' },
  },
  unit_kerja_id: { kind: 'reference', to: 'unit-kerja', label: 'Bidang', optional: true, sent: true },
  ketua_pegawai_id: {
    kind: 'reference',
    to: 'pegawai',
    label: 'Ketua tim',
    sheet: 'Ketua',
    help: 'Pegawai satuan kerja ini. Boleh dipilih kemudian.',
    optional: true,
    sent: true,
  },
} as const satisfies EntityFields;

/** Who acts for the holder of a post, as what, and for which days. */
export const pejabatSementaraFields = {
  jabatan_id: { kind: 'reference', to: 'jabatan', label: 'Jabatan' },
  pegawai_id: { kind: 'reference', to: 'pegawai', label: 'Pegawai' },
  jenis: {
    kind: 'choice',
    label: 'Sebagai',
    codes: jenisPejabat,
    words: { plt: 'Pelaksana tugas (Plt.)', plh: 'Pelaksana harian (Plh.)' },
  },
  mulai: { kind: 'date', label: 'Mulai' },
  selesai: { kind: 'date', label: 'Selesai' },
  dasar: {
    kind: 'text',
    label: 'Nomor surat perintah',
    maxLength: 200,
    least: { length: 3, text: 'Tulis nomor surat perintahnya' },
  },
} as const satisfies EntityFields;

import type { People } from '../../../kit/seed/people';
import type { NewRow, Rows } from '../../../kit/seed/rows';

/** Unit whose demo shows posts by time. */
const DINKES = 1012;

/**
 * Posts of all employees by time, which triggers would write: one since before it was noted for everybody. In Dinas
 * Kesehatan one was promoted and one has retired.
 */
export function addJabatanPegawai(rows: Rows, people: People): void {
  const pegawai = rows.of('pegawai');
  const staff = pegawai.filter(
    ({ satuan_kerja_id, jenis_jabatan }) => satuan_kerja_id === DINKES && jenis_jabatan === 'pelaksana',
  );
  const promoted = staff.at(-1);
  const colleague = staff.at(-2);
  if (promoted === undefined || colleague === undefined) throw new Error('Dinas Kesehatan has no staff');

  rows.update('pegawai', promoted.id, { tmt_jabatan: '2024-07-01' });
  addMasa(rows, promoted, {
    jabatan: `Pengadministrasi Umum, ${promoted.jabatan.split(', ').at(-1)}`,
    mulai: null,
    selesai: '2024-07-01',
  });
  rows.add('pegawai', {
    ...people.next('pelaksana'),
    jabatan: colleague.jabatan,
    jenis_jabatan: 'pelaksana',
    satuan_kerja_id: DINKES,
    unit_kerja_id: colleague.unit_kerja_id ?? null,
    atasan_nip: colleague.atasan_nip ?? null,
    berhenti_pada: '2024-12-01',
    alasan_berhenti: 'pensiun',
  });
  for (const row of rows.of('pegawai')) {
    const { jabatan, tmt_jabatan, berhenti_pada } = row;
    addMasa(rows, row, { jabatan, mulai: tmt_jabatan ?? null, selesai: berhenti_pada ?? null });
  }
}

type Masa = Pick<NewRow<'jabatan_pegawai'>, 'jabatan' | 'mulai' | 'selesai'>;

function addMasa(rows: Rows, pegawai: NewRow<'pegawai'>, masa: Masa): void {
  const { satuan_kerja_id, peg_nip, jenis_jabatan } = pegawai;
  rows.add('jabatan_pegawai', {
    satuan_kerja_id,
    peg_nip,
    jenis_jabatan,
    pangkat_gol: pegawai.pangkat_gol ?? null,
    unit_kerja_id: pegawai.unit_kerja_id ?? null,
    atasan_nip: pegawai.atasan_nip ?? null,
    ...masa,
  });
}

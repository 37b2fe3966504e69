import { pegawaiFields } from '@selaras/contracts';
import {
  codeOf,
  type JenisJabatan,
  jenisJabatanWords,
  nipMessages,
  nipProblem,
  startOfZonedDate,
  zonedDate,
} from '@selaras/domain';
import type { RowFault } from '../../../../kit/sheet-import/row-faults';
import type { SheetRow } from '../../../../kit/sheet-import/sheet-column';
import { type PegawaiColumn, titleOf } from './pegawai-columns';

/** What a row of a file says by itself; null where its cell is empty. */
export interface PegawaiText {
  readonly nip: string;
  readonly nama: string;
  readonly jabatan: string;
  readonly jenis_jabatan: JenisJabatan | null;
  readonly pangkat_gol: string | null;
  readonly unit_kerja: string | null;
  readonly atasan_nip: string | null;
  readonly tmt_jabatan: string | null;
  readonly kode_skpd: string | null;
}

export interface ReadPegawai {
  readonly nomor: number;
  readonly nip: string;
  readonly nama: string;
  /** null when the row has problems of its own. */
  readonly isi: PegawaiText | null;
  readonly masalah: readonly RowFault[];
}

/** Numbers are written in groups (`19850315 201001 2 001`); an apostrophe keeps a spreadsheet from rounding them. */
const digitsOf = (text: string) => text.replaceAll(/[\s'.-]+/g, '');
const filled = (text: string) => (text === '' ? null : text);

/** `2025-03-01`, `1/3/2025` or `01-03-2025` as a calendar date; undefined for anything else. */
function readDate(text: string): string | undefined {
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const date =
    parts === null ? text : `${parts[3]}-${parts[2]?.padStart(2, '0')}-${parts[1]?.padStart(2, '0')}`;
  return /^(19|20)\d{2}-\d{2}-\d{2}$/.test(date) && startOfZonedDate(date) !== null ? date : undefined;
}

/** What the rows of a file mean, each with its problems: numbers by every rule, the same one twice, texts, dates. */
export function readPegawai(rows: readonly SheetRow<PegawaiColumn>[], now: Date): ReadPegawai[] {
  const first = new Map<string, number>();
  return rows.map(({ nomor, isi: cells }) => {
    const nip = digitsOf(cells.nip);
    const before = first.get(nip);
    if (before === undefined) first.set(nip, nomor);
    const { isi, masalah } = readCells(cells, nip, now);
    const twice: RowFault[] =
      before === undefined || nip === ''
        ? []
        : [{ kolom: titleOf('nip'), pesan: `NIP sudah ada di baris ${before}`, ofOther: true }];
    const all = [...masalah, ...twice];
    return { nomor, nip, nama: cells.nama, isi: all.length > 0 ? null : isi, masalah: all };
  });
}

function readCells(cells: Readonly<Record<PegawaiColumn, string>>, nip: string, now: Date) {
  const masalah: RowFault[] = [];
  const refuse = (name: PegawaiColumn, pesan: string) => masalah.push({ kolom: titleOf(name), pesan });
  const problem = nipProblem(nip);
  if (problem !== null) refuse('nip', nip === '' ? 'NIP wajib diisi' : nipMessages[problem]);
  for (const name of ['nama', 'jabatan'] as const) if (cells[name] === '') refuse(name, 'Wajib diisi');
  for (const name of ['nama', 'jabatan', 'pangkat_gol'] as const) {
    const { maxLength } = pegawaiFields[name];
    if (cells[name].length > maxLength) refuse(name, `Paling banyak ${maxLength} karakter`);
  }
  const jenis = codeOf(jenisJabatanWords, cells.jenis_jabatan);
  if (jenis === null && cells.jenis_jabatan !== '')
    refuse('jenis_jabatan', 'Isi Struktural, Fungsional atau Pelaksana');
  const atasan = filled(digitsOf(cells.atasan_nip));
  if (atasan !== null && nipProblem(atasan) !== null)
    refuse('atasan_nip', 'NIP atasan tidak sesuai bentuknya');
  if (atasan !== null && atasan === nip) refuse('atasan_nip', 'Atasan tidak boleh pegawai itu sendiri');
  const tmt = cells.tmt_jabatan === '' ? null : readDate(cells.tmt_jabatan);
  if (tmt === undefined) refuse('tmt_jabatan', 'Tanggal tidak dikenal, contoh 2025-03-01 atau 1/3/2025');
  else if (tmt !== null && tmt > zonedDate(now)) refuse('tmt_jabatan', 'Tanggal belum tiba');
  const isi: PegawaiText = {
    nip,
    nama: cells.nama,
    jabatan: cells.jabatan,
    jenis_jabatan: jenis,
    pangkat_gol: filled(cells.pangkat_gol),
    unit_kerja: filled(cells.unit_kerja),
    atasan_nip: atasan,
    tmt_jabatan: tmt ?? null,
    kode_skpd: filled(cells.kode_skpd),
  };
  return { isi, masalah };
}

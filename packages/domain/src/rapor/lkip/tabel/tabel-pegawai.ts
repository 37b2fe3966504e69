import { formatDecimal } from '../../../numbers/format-number';
import { type KolomLaporan, type TabelLaporan, tabelLaporan } from './tabel-laporan';

/** How many people have a rank or a kind of post. */
export interface PegawaiKelompok {
  readonly kelompok: string | null;
  readonly pns: number;
  readonly pppk: number;
}

const CATATAN = 'Sumber: data kepegawaian pada saat laporan dibuka.';

const counted = (judul: string, rows: readonly PegawaiKelompok[]): KolomLaporan<PegawaiKelompok>[] => {
  const column = (name: string, of: (row: PegawaiKelompok) => number): KolomLaporan<PegawaiKelompok> => ({
    judul: name,
    lebar: 2,
    rata: 'kanan',
    isi: (row) => formatDecimal(of(row)),
    total: formatDecimal(rows.reduce((sum, row) => sum + of(row), 0)),
  });
  return [
    {
      judul,
      lebar: 6,
      isi: ({ kelompok }) => (kelompok === null ? 'Belum diisi' : capitalized(kelompok)),
      total: 'Jumlah',
    },
    column('PNS', ({ pns }) => pns),
    column('PPPK', ({ pppk }) => pppk),
    column('Jumlah', ({ pns, pppk }) => pns + pppk),
  ];
};

/** People by rank and class. */
export const tabelPangkat = (rows: readonly PegawaiKelompok[]): TabelLaporan =>
  tabelLaporan({
    kode: 'pegawai-pangkat',
    judul: 'Pegawai menurut pangkat dan golongan',
    kolom: counted('Pangkat/golongan', rows),
    rows,
    catatan: CATATAN,
  });

/** People by the kind of their post. */
export const tabelJenisJabatan = (rows: readonly PegawaiKelompok[]): TabelLaporan =>
  tabelLaporan({
    kode: 'pegawai-jabatan',
    judul: 'Pegawai menurut jenis jabatan',
    kolom: counted('Jenis jabatan', rows),
    rows,
    catatan: CATATAN,
  });

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

import type { Potret } from '@selaras/contracts';
import {
  formatDate,
  type JenisPerjanjian,
  jenisPerjanjianWords,
  type StatusPerjanjian,
  statusPerjanjianWords,
} from '@selaras/domain';
import { sql } from 'kysely';
import { ALL_ROWS } from '../../../kit/paging/read-page';
import { jumlah, tabel } from '../../../kit/potret/potret-parts';
import type { ReadPotret } from '../../../kit/potret/potret-source';
import { listPerjanjian } from '../perjanjian-kinerja/perjanjian-list';
import { listPerjanjianPegawai } from '../perjanjian-kinerja/perjanjian-pegawai-list';

/** An agreement as far as the portrait tells it. */
export interface PerjanjianDipotret {
  readonly jenis: JenisPerjanjian;
  readonly sasaran: string;
  readonly indikator: string;
  readonly status: StatusPerjanjian;
  /** `YYYY-MM-DD` */
  readonly tanggal: string | null;
}

interface Isi {
  readonly tahun: number;
  readonly unit: readonly PerjanjianDipotret[];
  /** Employees with an agreement of their own: how many there are, and how many of these signed. */
  readonly pegawai: { readonly semua: number; readonly ditandatangani: number };
}

/** What agreements there should be, and how many are signed. Employees are counted, never named. */
export function potretPerjanjian({ tahun, unit, pegawai }: Isi): Potret {
  const withStatus = (...statuses: StatusPerjanjian[]) =>
    unit.filter(({ status }) => statuses.includes(status)).length;
  const signed = withStatus('ditandatangani');
  const jenis = [...new Set(unit.map((one) => one.jenis))];
  return {
    judul: `Perjanjian kinerja ${tahun}`,
    kalimat: `${signed} dari ${unit.length} perjanjian kinerja unit sudah ditandatangani.`,
    angka: [
      jumlah('Ditandatangani', signed, unit.length),
      jumlah('Diterbitkan', withStatus('diterbitkan', 'ditandatangani'), unit.length),
      jumlah('Belum dibuat', withStatus('belum'), unit.length),
      jumlah('Pegawai yang menandatangani', pegawai.ditandatangani, pegawai.semua),
    ],
    tabel: [
      tabel(
        'Per jenjang',
        ['Jenjang', 'Perjanjian', 'Ditandatangani'],
        jenis.map((one) => {
          const some = unit.filter((row) => row.jenis === one);
          return [
            jenisPerjanjianWords[one],
            some.length,
            some.filter(({ status }) => status === 'ditandatangani').length,
          ];
        }),
      ),
      tabel(
        'Perjanjian',
        ['Jenjang', 'Sasaran', 'Indikator', 'Status', 'Tanggal'],
        unit.map(({ jenis: level, sasaran, indikator, status, tanggal }) => [
          jenisPerjanjianWords[level],
          sasaran,
          indikator,
          statusPerjanjianWords[status],
          tanggal === null ? null : formatDate(tanggal),
        ]),
      ),
    ],
    halaman: 'perjanjian-kinerja',
  };
}

export const perjanjianKinerjaPotret: ReadPotret = async ({ db, satuan_kerja_id, tahun }) => {
  const scope = sql<boolean>`r.satuan_kerja_id = ${satuan_kerja_id}`;
  const { data } = await listPerjanjian(db, { tahun, page: ALL_ROWS, scope, denganPemda: false });
  if (data.length === 0) return null;
  const ofEmployees = { tahun, page: 1, scope: sql<boolean>`p.satuan_kerja_id = ${satuan_kerja_id}` };
  const semua = await listPerjanjianPegawai(db, ofEmployees);
  const signed = await listPerjanjianPegawai(db, { ...ofEmployees, status: 'ditandatangani' });
  return potretPerjanjian({
    tahun,
    unit: data.map(({ jenis, sasaran, indikator, perjanjian }) => ({
      jenis,
      sasaran,
      indikator,
      status: perjanjian?.status ?? 'belum',
      tanggal: perjanjian?.tanggal ?? null,
    })),
    pegawai: { semua: semua.total, ditandatangani: signed.total },
  });
};

import type { PerjanjianKinerjaKind } from '@selaras/contracts';
import type { PlanTarget, StatusTerbitan, TahapPerjanjian } from '@selaras/domain';

/** One of the two parties as it stood when the agreement was issued. */
export interface Pihak {
  readonly nama: string;
  readonly jabatan: string;
  readonly pangkat: string | null;
  /** null for the regent, who has none, and for readers who may not see it. */
  readonly nip: string | null;
}

export interface PerjanjianItem extends PlanTarget {
  readonly sasaran: string;
  readonly indikator: string;
  readonly satuan: string | null;
}

export interface PerjanjianAnggaran {
  readonly kode: string | null;
  readonly nama: string;
  readonly anggaran: number;
  readonly keterangan: string | null;
}

/** A performance agreement with its annex, all of it snapshots of the moment of issue (domain §5). */
export interface PerjanjianKinerja {
  readonly id: number;
  readonly tahun: number;
  readonly jenis: PerjanjianKinerjaKind;
  readonly tahap: TahapPerjanjian;
  /** 0 for the original. */
  readonly perubahan_ke: number;
  readonly status: StatusTerbitan;
  readonly satuan_kerja_id: number | null;
  readonly satuan_kerja_nama: string | null;
  readonly pihak_pertama: Pihak;
  /** The superior; null when the regent declares alone. */
  readonly pihak_kedua: Pihak | null;
  /** `YYYY-MM-DD` */
  readonly tanggal: string | null;
  readonly tempat: string | null;
  readonly item: readonly PerjanjianItem[];
  readonly anggaran: readonly PerjanjianAnggaran[];
}

/** The same agreement for readers who may not see personal numbers. */
export function withoutNip(perjanjian: PerjanjianKinerja): PerjanjianKinerja {
  const { pihak_pertama, pihak_kedua } = perjanjian;
  return {
    ...perjanjian,
    pihak_pertama: { ...pihak_pertama, nip: null },
    pihak_kedua: pihak_kedua && { ...pihak_kedua, nip: null },
  };
}

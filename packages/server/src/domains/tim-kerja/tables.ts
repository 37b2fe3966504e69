// Made by `npm run tables` out of the migrated database: a migration changes it, never a hand.
import type { Generated, GeneratedAlways } from 'kysely';
import type { DateText, Optional, PlanningRow, Stamped } from '../../database/columns';

interface TimKerjaTables {
  jabatan_pegawai: {
    id: GeneratedAlways<number>;
    satuan_kerja_id: number;
    peg_nip: string;
    pangkat_gol: Optional<string>;
    jabatan: string;
    jenis_jabatan: 'struktural' | 'fungsional' | 'pelaksana';
    unit_kerja_id: Optional<number>;
    atasan_nip: Optional<string>;
    mulai: Optional<DateText>;
    selesai: Optional<DateText>;
  };

  pejabat_sementara: PlanningRow & {
    satuan_kerja_id: number;
    struktur_organisasi_id: number;
    nip: string;
    jenis: 'plt' | 'plh';
    mulai: DateText;
    selesai: DateText;
    dasar: string;
  };

  pemindahan_langkah: {
    id: GeneratedAlways<number>;
    langkah_aksi_id: number;
    tim_kerja_id: number;
    dari_nip: string;
    ke_nip: string;
    jumlah_tw1: Generated<number>;
    jumlah_tw2: Generated<number>;
    jumlah_tw3: Generated<number>;
    jumlah_tw4: Generated<number>;
    user_id: number;
    waktu: Generated<Date>;
  };

  realisasi_anggota: Stamped & {
    id: GeneratedAlways<number>;
    langkah_aksi_anggota_id: number;
    satuan_kerja_id: number;
    triwulan: number;
    nilai: Optional<number>;
    uraian: Optional<string>;
    keadaan: Generated<'diajukan' | 'dikonfirmasi' | 'dikembalikan'>;
    catatan: Optional<string>;
    diputus_oleh: Optional<number>;
    diputus_pada: Optional<Date>;
  };

  realisasi_langkah: Stamped & {
    id: GeneratedAlways<number>;
    langkah_aksi_id: number;
    satuan_kerja_id: number;
    triwulan: number;
    nilai: number;
    sebelum: Optional<number>;
  };

  tim_kerja_anggota_riwayat: {
    id: Generated<number>;
    tim_kerja_anggota_id: number;
    langkah: string;
    dari: Optional<string>;
    ke: string;
    peran: Optional<string>;
    target: Optional<string>;
    catatan: Optional<string>;
    sebagai: Optional<string>;
    user_id: number;
    waktu: Generated<Date>;
  };
}

declare module '../../database/tables' {
  interface Tables extends TimKerjaTables {}
}

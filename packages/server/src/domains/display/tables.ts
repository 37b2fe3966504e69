// Made by `npm run tables` out of the migrated database: a migration changes it, never a hand.
import type { GeneratedAlways } from 'kysely';
import type { DateText, Optional, PlanningRow } from '../../database/columns';

interface DisplayTables {
  data_terbuka_isi: { sidik: string; isi: Buffer };

  data_terbuka_versi: {
    id: GeneratedAlways<number>;
    pilihan: string;
    tanggal: DateText;
    nomor: number;
    sidik: string;
    versi_data: number;
  };

  program_inovatif: PlanningRow & {
    judul: string;
    deskripsi: string;
    manfaat: string;
    tautan: Optional<string>;
    berkas_id: Optional<number>;
    teks_alternatif: Optional<string>;
    tahun: number;
    satuan_kerja_id: number;
  };
}

declare module '../../database/tables' {
  interface Tables extends DisplayTables {}
}

/*
 * The tree as the call answers it, written down once more for whoever has none of the portal's packages. A test of the
 * diagram holds it against the contract, in both directions.
 */

interface SatuanKerja {
  satuan_kerja_id: number;
  satuan_kerja_nama: string;
  singkatan: string | null;
}

interface Catatan {
  id: number;
  catatan: string;
}

interface KinerjaBayangan {
  sasaran: string;
  indikator: string;
}

interface Nomenklatur {
  id: number;
  kode: string;
  nama: string;
}

interface NodeBase {
  id: number;
  satuan: string | null;
  polaritas: 'maximize' | 'minimize' | 'range';
  range_min: number | null;
  range_max: number | null;
  /** Achievement of the chosen year in percent, two decimals, uncapped; null = no data. */
  capaian: number | null;
  satuan_kerja: SatuanKerja;
  kinerja_tercapai: Catatan[];
  kinerja_tidak_tercapai: Catatan[];
  /** LaTeX source. */
  do_rumus: string | null;
  status_upload_pk: 'draf' | 'ditandatangani' | null;
  skp: boolean;
  render_status: 0 | 1 | 'hide';
  is_cross?: boolean;
}

/** Year columns of a five-year row. */
type YearColumns = { tahun_mulai: number; baseline: number | null } & {
  [Column in `${'target' | 'realisasi' | 'capaian'}_${1 | 2 | 3 | 4 | 5}`]: number | null;
};

interface Kinerja extends NodeBase {
  /** A post or a team, with its object. */
  pengampu: 'unit-kerja' | 'tim-kerja' | null;
  struktur_organisasi: { id: number; jabatan_nama: string; unit_kerja_nama_full: string | null } | null;
  tim_kerja: { id: number; nama: string; ketua: { peg_nama: string } | null } | null;
  sasaran: string;
  indikator: string;
  target: number | null;
  realisasi: number | null;
  anggaran: number | null;
  realisasi_anggaran: number | null;
  solusi: { id: number; solusi: string }[];
  penyebab_kegagalan: string | null;
  kinerja_bayangan: KinerjaBayangan | null;
}

interface KinerjaSubKegiatan extends Kinerja {
  sub_kegiatan: Nomenklatur | null;
  indikator_kemendagri: string | null;
  is_external: boolean;
  kinerja_program_id: number;
  kinerja_langkah_aksi: { id: number }[];
}

interface KinerjaKegiatan extends Kinerja {
  kegiatan: Nomenklatur | null;
  kinerja_sub_kegiatan: KinerjaSubKegiatan[];
  kinerja_sub_kegiatan_cross: KinerjaSubKegiatan[];
}

interface KinerjaProgram extends Kinerja {
  program: Nomenklatur | null;
  is_kinerja_direktur_to_wakil_direktur_rsud: boolean;
  kinerja_kegiatan: KinerjaKegiatan[];
  kinerja_kegiatan_cross: KinerjaKegiatan[];
}

type SasaranPd = NodeBase &
  YearColumns & {
    sasaran_strategis_satker: string;
    iku: string;
    /** Of the chosen year. */
    target: number | null;
    realisasi: number | null;
    definisi_operasional: string | null;
    kinerja_bayangan: KinerjaBayangan | null;
    is_kinerja_direktur_rsud: boolean;
    kinerja_program: KinerjaProgram[];
    kinerja_program_cross: KinerjaProgram[];
  };

type SasaranRpjmd = NodeBase &
  YearColumns & {
    sasaran_strategis: { id: number; nomor: string | null; sasaran: string };
    indikator_sasaran_strategis: { id: number; nomor: string | null; indikator: string };
    /** Other indicators of the same goal that this node stands for too. */
    indikator_merge: { id: number; indikator: string }[];
    target: number | null;
    realisasi: number | null;
    rata_nasional: number | null;
    label_pembanding: 'nasional' | 'regional';
    /** Growth of the realisation against the year before, percent. */
    perbandingan_realisasi_tahun: number | null;
    /** Realisation against the final target of the period, percent. */
    perbandingan_realisasi_target: number | null;
    efisiensi_sumber_daya: { persen: number; nominal: number } | null;
    sasaran_strategis_pd: SasaranPd[];
    sasaran_strategis_pd_cross: SasaranPd[];
  };

/** Goals with everything below them, and what the tree is about. */
export interface CascadingTree {
  data: SasaranRpjmd[];
  meta: {
    tahun: number;
    /** null for the whole regency. */
    satuan_kerja: SatuanKerja | null;
    /** Grows with every change of the unit's data. */
    versi: number;
    /** Boxes in the tree without cross-cutting items. */
    jumlah: number;
    kemampuan: { ubah: boolean; hanya_realisasi?: true; tambah?: true };
  };
}

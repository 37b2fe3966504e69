import type { SumberPortal } from '@selaras/contracts';
import type { KeadaanBagianLke, KeadaanLke, LangkahLke } from '@selaras/domain';
import type { Generated } from 'kysely';
import type { DateText, Optional, Row } from '../columns';

/** The evaluation's instrument of a year. */
export interface LkeInstrumenTable extends Row {
  tahun: number;
  nama: string;
}

export interface LkeSkalaTable {
  id: Generated<number>;
  instrumen_id: number;
  urutan: number;
  kode: string;
  /** Share of a criterion's weight, in percent. */
  nilai: number;
  uraian: string;
}

export interface LkeKomponenTable {
  id: Generated<number>;
  instrumen_id: number;
  urutan: number;
  nomor: string;
  nama: string;
  bobot: number;
}

export interface LkeSubKomponenTable {
  id: Generated<number>;
  komponen_id: number;
  urutan: number;
  nomor: string;
  nama: string;
  aspek: Optional<'keberadaan' | 'kualitas' | 'pemanfaatan'>;
  bobot: number;
}

export interface LkeKriteriaTable {
  id: Generated<number>;
  sub_komponen_id: number;
  nomor: number;
  uraian: string;
  /** What of the portal is offered as its evidence. */
  sumber: Generated<SumberPortal[]>;
}

/** A unit's worksheet of a year. */
export interface LkePenilaianTable extends Row {
  satuan_kerja_id: number;
  tahun: number;
  instrumen_id: number;
  keadaan: Generated<KeadaanLke>;
}

/** What belongs to a worksheet. */
export interface LkeBagianLembar {
  penilaian_id: number;
  satuan_kerja_id: number;
  tahun: number;
}

export interface LkeLangkahTable extends LkeBagianLembar {
  id: Generated<number>;
  langkah: LangkahLke;
  dari: KeadaanLke;
  ke: KeadaanLke;
  alasan: Optional<string>;
  user_id: number;
  waktu: Generated<Date>;
}

/** Who evaluates a unit in a year. */
export interface LkePenilaiTable {
  id: Generated<number>;
  satuan_kerja_id: number;
  tahun: number;
  user_id: number;
  created_at: Generated<Date>;
  created_by: Optional<number>;
}

/** Round 1: answer and first score. Round 2: reply to the notes and second score. */
export interface LkeJawabanTable extends Row, LkeBagianLembar {
  kriteria_id: number;
  tahap: 1 | 2;
  jawaban: Optional<string>;
  uraian: Optional<string>;
  nilai: Optional<string>;
  catatan: Optional<string>;
  rekomendasi: Optional<string>;
  /** The unit never sees it. */
  catatan_internal: Optional<string>;
  /** null: as the general rule says. */
  perlu_perbaikan: Optional<boolean>;
}

export interface LkeEvidenTable extends Row {
  satuan_kerja_id: number;
  tahun: number;
  jenis: 'berkas' | 'tautan' | 'portal';
  nama: string;
  tanggal_dokumen: Optional<DateText>;
  periode: Optional<string>;
  /** Of the portal's alone: what it says of. */
  sumber: Optional<SumberPortal>;
  deleted_at: Optional<Date>;
}

/** One content of a piece of evidence: a file, a link, or what the portal said. */
export interface LkeEvidenVersiTable {
  id: Generated<number>;
  eviden_id: number;
  satuan_kerja_id: number;
  nomor: number;
  berkas_id: Optional<number>;
  tautan: Optional<string>;
  /** What the portal said, as canonical JSON. */
  isi: Optional<string>;
  sha256: string;
  dinilai_sejak: Optional<Date>;
  created_at: Generated<Date>;
  created_by: Optional<number>;
}

/** Evidence put forward for a criterion in a round, and the evaluator's decision about it. */
export interface LkeBuktiTable extends Row, LkeBagianLembar {
  kriteria_id: number;
  tahap: 1 | 2;
  eviden_versi_id: number;
  putusan: Optional<'diterima' | 'ditandai'>;
  alasan: Optional<string>;
}

/** The plenary's points of a component. */
export interface LkePlenoTable extends Row, LkeBagianLembar {
  komponen_id: number;
  nilai_awal: number;
  nilai: number;
  alasan: Optional<string>;
}

/** Who coordinates a unit's worksheet; while nobody is named, everybody of the unit does. */
export interface LkeKoordinatorTable {
  id: Generated<number>;
  satuan_kerja_id: number;
  tahun: number;
  user_id: number;
  created_at: Generated<Date>;
  created_by: Optional<number>;
}

/** Criteria that a person or a division of the unit fills in until a deadline. */
export interface LkeBagianTable extends Row {
  satuan_kerja_id: number;
  tahun: number;
  nama: string;
  user_id: Optional<number>;
  struktur_organisasi_id: Optional<number>;
  tenggat: DateText;
  keadaan: Generated<KeadaanBagianLke>;
  catatan: Optional<string>;
}

export interface LkeBagianKriteriaTable {
  id: Generated<number>;
  bagian_id: number;
  satuan_kerja_id: number;
  tahun: number;
  kriteria_id: number;
}

export interface LkeBagianLangkahTable {
  id: Generated<number>;
  bagian_id: number;
  dari: KeadaanBagianLke;
  ke: KeadaanBagianLke;
  catatan: Optional<string>;
  user_id: number;
  waktu: Generated<Date>;
}

/** Evidence on its way in pieces; who holds it writes the next one. */
export interface LkeUnggahanTable {
  id: string;
  user_id: number;
  nama: string;
  ukuran: number;
  berkas_id: Optional<number>;
  created_at: Generated<Date>;
  pemegang: Optional<string>;
  dipegang_sampai: Optional<Date>;
  diminta: Generated<boolean>;
}

/** A sentence that an evaluator keeps. */
export interface LkeFrasaTable {
  id: Generated<number>;
  user_id: number;
  teks: string;
  created_at: Generated<Date>;
}

/** A thread about a criterion, or a reply to one. */
export interface LkeKomentarTable extends Row, LkeBagianLembar {
  kriteria_id: number;
  /** null: it begins a thread. */
  percakapan_id: Optional<number>;
  internal: Generated<boolean>;
  pihak: 'unit' | 'penilai';
  teks: string;
  diubah: Generated<boolean>;
  selesai: Generated<boolean>;
}

/** What was done to an instrument, and by whom. */
export interface LkeInstrumenRiwayatTable {
  id: Generated<number>;
  instrumen_id: number;
  versi: number;
  ringkasan: string;
  user_id: Optional<number>;
  waktu: Generated<Date>;
}

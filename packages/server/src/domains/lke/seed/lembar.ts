import { createHash } from 'node:crypto';
import type { LkeInstrumen, Potret } from '@selaras/contracts';
import { type KeadaanLke, langkahLke, nilaiLke, semuaLangkahLke } from '@selaras/domain';
import { accountId } from '../../../kit/seed/demo-accounts';
import type { Random } from '../../../kit/seed/random';
import type { Rows } from '../../../kit/seed/rows';
import { isDiperbaiki, type Perjalanan, perjalananOf } from './jawaban';
import { namaEviden } from './kalimat';
import { hasReached } from './keadaan';
import { addPotret, dariPortal } from './portal';
import { addTindakLanjut, type Rekomendasi } from './tindak-lanjut';

export interface LembarInput {
  readonly rows: Rows;
  readonly random: Random;
  readonly instrumen: LkeInstrumen;
  readonly satuan_kerja_id: number;
  readonly singkatan: string;
  readonly satuan_kerja_nama: string;
  /** What it took of the portal; null: nothing. */
  readonly portal: Potret | null;
  readonly keadaan: KeadaanLke;
  /** How good the unit is, in points of 100. */
  readonly tingkat: number;
  /** Accounts that act: the unit's own, where it has one, the evaluator's and the plenary's. */
  readonly pelaku: { readonly unit: string; readonly penilai: string; readonly pleno: string };
}

type Own = { penilaian_id: number; satuan_kerja_id: number; tahun: number };

/** A unit's worksheet of a year as far as its state has come: answers, evidence, scores, plenary, steps. */
export function addLembar(input: LembarInput): void {
  const { rows, random, instrumen, satuan_kerja_id, keadaan, tingkat } = input;
  const { tahun } = instrumen;
  const penilaian_id = rows.add('lke_penilaian', {
    satuan_kerja_id,
    tahun,
    instrumen_id: instrumen.id,
    keadaan,
  });
  const own = { penilaian_id, satuan_kerja_id, tahun };
  const potret = portalOf(input);
  const akhir = new Map<number, string>();
  const rekomendasi: Rekomendasi[] = [];
  for (const sub of instrumen.komponen.flatMap(({ subKomponen }) => subKomponen)) {
    const eviden_versi_id = addEviden(input, sub.nomor);
    for (const { id, nomor } of sub.kriteria) {
      const way = perjalananOf(random, instrumen.skala, sub, tingkat);
      akhir.set(id, way.nilai_2 ?? way.nilai_1);
      if (way.rekomendasi !== null) {
        const diperbaiki = isDiperbaiki(way);
        rekomendasi.push({ kriteria_id: id, rekomendasi: way.rekomendasi, diperbaiki });
      }
      // A draft is an evening's work half done.
      if (keadaan === 'draft' && random.chance(0.45)) continue;
      addJawaban(input, own, id, way);
      if (keadaan === 'draft' && random.chance(0.3)) continue;
      const putusan = hasReached(keadaan, 'selesai_1') ? 'diterima' : null;
      const bukti = { ...own, kriteria_id: id, tahap: 1, putusan } as const;
      rows.add('lke_bukti', { ...bukti, eviden_versi_id });
      if (potret !== null && dariPortal.has(`${sub.nomor}.${nomor}`)) {
        rows.add('lke_bukti', { ...bukti, eviden_versi_id: potret });
      }
    }
  }
  if (hasReached(keadaan, 'pleno')) addPleno(input, own, akhir);
  addLangkah(input, own);
  if (keadaan === 'final')
    addTindakLanjut({ rows, own, singkatan: input.singkatan, pelaku: input.pelaku, rekomendasi });
}

const scoredSince = ({ instrumen, keadaan }: LembarInput) =>
  hasReached(keadaan, 'selesai_1') ? new Date(`${instrumen.tahun}-08-01T03:00:00Z`) : null;

function portalOf(input: LembarInput): number | null {
  const { rows, portal, satuan_kerja_id, satuan_kerja_nama, instrumen } = input;
  if (portal === null) return null;
  return addPotret(rows, {
    satuan_kerja_id,
    nama: satuan_kerja_nama,
    tahun: instrumen.tahun,
    potret: portal,
    oleh: input.pelaku.unit,
    dinilai_sejak: scoredSince(input),
  });
}

function addEviden(input: LembarInput, nomor: string) {
  const { rows, satuan_kerja_id, singkatan, instrumen } = input;
  const { tahun } = instrumen;
  const tautan = `https://dokumen.tirtaraya.example/${singkatan.toLowerCase()}/${tahun}/${nomor}`;
  const eviden_id = rows.add('lke_eviden', {
    satuan_kerja_id,
    tahun,
    jenis: 'tautan',
    nama: namaEviden[nomor] ?? `Dokumen ${nomor}`,
    tanggal_dokumen: `${tahun}-03-15`,
    periode: `Tahun ${tahun}`,
  });
  return rows.add('lke_eviden_versi', {
    eviden_id,
    satuan_kerja_id,
    nomor: 1,
    tautan,
    sha256: createHash('sha256').update(tautan).digest('hex'),
    dinilai_sejak: scoredSince(input),
    created_at: new Date(`${tahun}-05-20T03:00:00Z`),
  });
}

function addJawaban(
  { rows, random, keadaan }: LembarInput,
  own: Own,
  kriteria_id: number,
  way: Perjalanan,
): void {
  const { jawaban, uraian, nilai_1, catatan, rekomendasi } = way;
  const halfScored = keadaan === 'dinilai_1' && random.chance(0.5);
  const scored = hasReached(keadaan, 'selesai_1') || halfScored;
  rows.add('lke_jawaban', {
    ...own,
    kriteria_id,
    tahap: 1,
    jawaban,
    uraian,
    ...(scored && { nilai: nilai_1, catatan, rekomendasi }),
  });
  if (way.tanggapan === null || !hasReached(keadaan, 'perbaikan')) return;
  if (keadaan === 'perbaikan' && random.chance(0.5)) return;
  const scoredAgain = hasReached(keadaan, 'selesai_2') || (keadaan === 'dinilai_2' && random.chance(0.5));
  const again = isDiperbaiki(way) ? {} : { catatan, rekomendasi };
  rows.add('lke_jawaban', {
    ...own,
    kriteria_id,
    tahap: 2,
    uraian: way.tanggapan,
    ...(scoredAgain && { nilai: way.nilai_2, ...again }),
  });
}

/** The plenary follows the second evaluation, and now and then raises a component with a reason. */
function addPleno({ rows, random, instrumen }: LembarInput, own: Own, akhir: ReadonlyMap<number, string>) {
  for (const { id: komponen_id, nilai, bobot } of nilaiLke(instrumen, akhir).komponen) {
    const raised = random.chance(0.15) ? Math.min(bobot, Math.round((nilai + 0.25) * 100) / 100) : nilai;
    rows.add('lke_pleno', {
      ...own,
      komponen_id,
      nilai_awal: nilai,
      nilai: raised,
      alasan: raised === nilai ? null : 'Perbaikan setelah penilaian kedua diakui pleno.',
    });
  }
}

/** The steps that led to the state, a week after each other. */
function addLangkah({ rows, instrumen, keadaan, pelaku }: LembarInput, own: Own): void {
  const account = { ...pelaku, super: 'super' };
  for (const [at, langkah] of semuaLangkahLke.entries()) {
    const { dari, ke, oleh } = langkahLke[langkah];
    if (langkah === 'buka-kembali' || !hasReached(keadaan, ke)) continue;
    const waktu = new Date(`${instrumen.tahun}-07-01T03:00:00Z`);
    waktu.setUTCDate(waktu.getUTCDate() + 7 * at);
    rows.add('lke_langkah', { ...own, langkah, dari, ke, user_id: accountId(account[oleh]), waktu });
  }
}

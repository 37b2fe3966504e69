import { pegawaiActs } from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { ImportTarget, PlannedRow } from '../../../../kit/import/import-kind';
import type { RowFault } from '../../../../kit/sheet-import/row-faults';
import { changesOf, type PegawaiContent } from './pegawai-changes';
import { type PegawaiColumn, titleOf } from './pegawai-columns';
import { type StoredPegawai, type Surroundings, type UnitKerja, unitKerjaKey } from './pegawai-surroundings';
import type { PegawaiText, ReadPegawai } from './read-pegawai';

type Target = Pick<ImportTarget, 'unit' | 'actor'>;

class Refused extends Error {
  constructor(
    readonly kolom: PegawaiColumn,
    readonly pesan: string,
  ) {
    super(pesan);
  }
}

/**
 * What happens to each row of a file: a new employee, a changed or moved one, the same, or refused. An empty cell leaves
 * what is there. With a later day (`TMT jabatan`) a changed post is a new one since then; without it the present one is
 * corrected. Running a file again finds everything the same.
 */
export function planPegawai(
  rows: readonly ReadPegawai[],
  target: Target,
  around: Surroundings,
): PlannedRow<PegawaiContent>[] {
  const contents = new Map<string, PegawaiContent>();
  const refused = new Map<number, RowFault>();
  for (const { nomor, isi } of rows) {
    if (isi === null) continue;
    try {
      contents.set(isi.nip, contentOf(isi, target, around));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused.set(nomor, { kolom: titleOf(error.kolom), pesan: error.pesan });
    }
  }
  const check = placeRules(contents, around);
  return rows.map(({ nomor, nip, nama, isi, masalah }) => {
    const base = { nomor, kode: nip, nama, tingkat: null, nama_tahun_lalu: null, perubahan: [] };
    const content = isi === null ? undefined : contents.get(isi.nip);
    const own = refused.get(nomor);
    const faults = [
      ...masalah,
      ...(own === undefined ? [] : [own]),
      ...(content === undefined ? [] : check(content)),
    ];
    if (content === undefined || faults.length > 0) {
      return { ...base, isi: null, keadaan: 'masalah', masalah: faults };
    }
    const stored = around.pegawai.get(content.nip);
    if (stored === undefined) return { ...base, isi: content, keadaan: 'baru', masalah: [] };
    const perubahan = changesOf(stored, content, around);
    return {
      ...base,
      isi: content,
      perubahan,
      keadaan: perubahan.length === 0 ? 'sama' : 'berubah',
      masalah: [],
    };
  });
}

/** The employee as he is after the row. Throws `Refused` for what the row alone makes impossible. */
function contentOf(isi: PegawaiText, { unit, actor }: Target, around: Surroundings): PegawaiContent {
  const stored = around.pegawai.get(isi.nip);
  const named = isi.kode_skpd === null ? undefined : around.unitByKode.get(isi.kode_skpd);
  if (isi.kode_skpd !== null && named === undefined)
    throw new Refused('kode_skpd', 'Kode SKPD tidak dikenal');
  const satuan_kerja_id = named?.id ?? unit;
  if (!can(actor, pegawaiActs.impor, { satuan_kerja_id })) {
    throw new Refused('kode_skpd', 'Anda tidak berhak menulis pegawai satuan kerja ini');
  }
  if (stored !== undefined && !can(actor, pegawaiActs.impor, stored)) {
    throw new Refused('nip', 'Pegawai ini tercatat di satuan kerja lain; kepindahannya dicatat di sana');
  }
  refuseDay(isi, stored, satuan_kerja_id);
  const moved = stored !== undefined && stored.satuan_kerja_id !== satuan_kerja_id;
  const kept = moved ? undefined : stored;
  const unitKerja = unitKerjaOf(isi, satuan_kerja_id, around);
  return {
    nip: isi.nip,
    nama: isi.nama,
    jabatan: isi.jabatan,
    jenis_jabatan: isi.jenis_jabatan ?? stored?.jenis_jabatan ?? 'pelaksana',
    pangkat_gol: isi.pangkat_gol ?? stored?.pangkat_gol ?? null,
    satuan_kerja_id,
    unit_kerja_id: unitKerja?.id ?? kept?.unit_kerja_id ?? null,
    atasan_nip: isi.atasan_nip ?? kept?.atasan_nip ?? null,
    tmt_jabatan: isi.tmt_jabatan ?? stored?.tmt_jabatan ?? null,
    versi: stored?.versi ?? null,
  };
}

/** Moves and returns have a day, and it comes after the one before. */
function refuseDay(isi: PegawaiText, stored: StoredPegawai | undefined, unit: number): void {
  if (stored === undefined) return;
  const { tmt_jabatan: before, berhenti_pada: ended, satuan_kerja_id } = stored;
  const { tmt_jabatan: since } = isi;
  if (ended !== null && (since === null || since <= ended)) {
    throw new Refused(
      'nip',
      `Pegawai ini berhenti pada ${ended}. Isi TMT jabatan sesudahnya bila ia kembali`,
    );
  }
  if (satuan_kerja_id !== unit && (since === null || (before !== null && since <= before))) {
    throw new Refused('tmt_jabatan', 'Pegawai ini pindah dari satuan kerja lain: isi TMT jabatan barunya');
  }
  if (since !== null && before !== null && since < before) {
    throw new Refused('tmt_jabatan', `TMT lebih awal daripada yang tercatat, ${before}`);
  }
}

function unitKerjaOf(isi: PegawaiText, unit: number, around: Surroundings): UnitKerja | undefined {
  if (isi.unit_kerja === null) return undefined;
  const found = around.unitKerja.get(unitKerjaKey(unit, isi.unit_kerja)) ?? [];
  if (found.length > 1)
    throw new Refused('unit_kerja', 'Ada beberapa unit kerja bernama ini; kosongkan dahulu');
  if (found[0] === undefined)
    throw new Refused('unit_kerja', 'Unit kerja tidak ditemukan di satuan kerja ini');
  return found[0];
}

/** What rows say about each other: superiors that are there and lead to no ring, posts that one person holds. */
function placeRules(contents: ReadonlyMap<string, PegawaiContent>, around: Surroundings) {
  const superiorOf = (nip: string) => (contents.get(nip) ?? around.pegawai.get(nip))?.atasan_nip ?? null;
  const holders = new Map<number, string>();
  return (content: PegawaiContent): RowFault[] => [...superiorFault(content), ...postFault(content)];

  function superiorFault({ nip, atasan_nip, satuan_kerja_id }: PegawaiContent): RowFault[] {
    if (atasan_nip === null || around.pegawai.get(nip)?.atasan_nip === atasan_nip) return [];
    const stored = around.pegawai.get(atasan_nip);
    const superior = contents.get(atasan_nip) ?? (stored?.berhenti_pada === null ? stored : undefined);
    const units = [satuan_kerja_id, around.units.get(satuan_kerja_id)?.parent_id];
    const kolom = titleOf('atasan_nip');
    if (superior === undefined || !units.includes(superior.satuan_kerja_id)) {
      return [{ kolom, pesan: 'Atasan tidak ditemukan di satuan kerja ini maupun di berkas' }];
    }
    const seen = new Set<string>();
    for (let at: string | null = atasan_nip; at !== null && !seen.has(at); at = superiorOf(at)) {
      if (at === nip) return [{ kolom, pesan: 'Atasan ini bawahan pegawai itu sendiri', ofOther: true }];
      seen.add(at);
    }
    return [];
  }

  function postFault({ nip, jenis_jabatan, unit_kerja_id }: PegawaiContent): RowFault[] {
    if (jenis_jabatan !== 'struktural' || unit_kerja_id === null) return [];
    const before = around.unitKerjaById.get(unit_kerja_id)?.pejabat_nip ?? null;
    const stays = before !== null && holds(before, unit_kerja_id) ? before : null;
    const holder = holders.get(unit_kerja_id) ?? stays;
    holders.set(unit_kerja_id, holder ?? nip);
    return holder === null || holder === nip
      ? []
      : [
          {
            kolom: titleOf('unit_kerja'),
            pesan: 'Jabatan struktural unit kerja ini sudah ada pejabatnya',
            ofOther: true,
          },
        ];
  }

  /** Whether somebody still holds a post once the file is written. */
  function holds(nip: string, post: number): boolean {
    const after = contents.get(nip);
    if (after !== undefined) return after.jenis_jabatan === 'struktural' && after.unit_kerja_id === post;
    return around.pegawai.get(nip)?.berhenti_pada === null;
  }
}

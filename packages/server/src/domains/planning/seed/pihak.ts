import type { NewRow, Rows } from '../../../kit/seed/rows';

/** One side of an agreement as it is written down at the moment of issue. */
export interface Pihak {
  readonly nama: string;
  readonly nip: string | null;
  readonly pangkat: string | null;
  readonly jabatan: string;
}

/** An elected official: no civil servant, so neither number nor rank. */
const bupati: Pihak = {
  nama: 'H. Raden Surya Adiwijaya, S.E., M.M.',
  nip: null,
  pangkat: null,
  jabatan: 'Bupati Tirtaraya',
};

/** Finds who signs: holders of posts, their superiors, heads of units, leaders of teams. */
export function pihakLookup(rows: Rows) {
  const pegawai = new Map(rows.of('pegawai').map((row) => [row.peg_nip, row]));
  const jabatan = new Map(rows.of('struktur_organisasi').map((row) => [row.id, row]));
  const kepala = new Map(
    rows
      .of('struktur_organisasi')
      .flatMap((row) => (row.level === 1 ? [[row.satuan_kerja_id, row.id]] : [])) as [number, number][],
  );
  const unitAbove = new Map(rows.of('satuan_kerja').map((row) => [row.satuan_kerja_id, row.parent_id]));
  const tim = new Map(rows.of('tim_kerja').map((row) => [row.id, row]));

  const orang = (nip: string | null | undefined, sebagai?: string): Pihak => {
    const row: NewRow<'pegawai'> | undefined = pegawai.get(nip ?? '');
    if (row === undefined) throw new Error(`No employee ${nip}`);
    return {
      nama: row.peg_nama,
      nip: row.peg_nip,
      pangkat: row.pangkat_gol ?? null,
      jabatan: sebagai ?? row.jabatan,
    };
  };
  const ofJabatan = (id: number): Pihak => {
    const row = jabatan.get(id);
    return orang(row?.pejabat_nip, row?.jabatan_nama);
  };
  const kepalaOf = (satuanKerjaId: number) => ofJabatan(kepala.get(satuanKerjaId) ?? 0);
  /** Superior of a unit's head: the head of the unit above it, else the regent. */
  const atasanKepala = (satuanKerjaId: number): Pihak => {
    const above = unitAbove.get(satuanKerjaId);
    return above == null ? bupati : kepalaOf(above);
  };
  return {
    bupati,
    ofJabatan,
    kepalaOf,
    atasanKepala,
    atasanOf: (id: number): Pihak => {
      const row = jabatan.get(id);
      if (row === undefined) throw new Error(`No post ${id}`);
      return row.parent_id == null ? atasanKepala(row.satuan_kerja_id) : ofJabatan(row.parent_id);
    },
    ofTim: (id: number) => {
      const row = tim.get(id);
      return {
        ketua: orang(row?.nip_ketua, `Ketua ${row?.nama}`),
        atasan: ofJabatan(row?.unit_kerja_id ?? 0),
      };
    },
  };
}

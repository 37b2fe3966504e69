/** One box as the database gives it: `node` is the JSON object of its own fields. */
export interface TreeBox {
  readonly bagian: null;
  /** Depth, 0 for the goals of the regency to 4 for sub-activities. */
  readonly tingkat: number;
  readonly id: number;
  readonly node: string;
  readonly induk_id: number | null;
  readonly is_cross: boolean;
  readonly satuan_kerja_id: number | null;
  readonly struktur_organisasi_id: number | null;
  readonly tim_kerja_id: number | null;
  /** Of a sub-activity: the activity it belongs to, also where it is shown below another. */
  readonly kinerja_kegiatan_id: number | null;
}

/** What boxes share that name its `id`; `node` is its JSON, of `kinerja_program` its id by the one of an activity. */
export interface SharedPiece {
  readonly bagian: 'satuan_kerja' | 'struktur_organisasi' | 'tim_kerja' | 'kinerja_program';
  readonly tingkat: null;
  readonly id: number;
  readonly node: string;
}

/** One of a list that a box has; `node` is the JSON of its text, for action steps null. */
export interface ListItem {
  readonly bagian: 'kinerja_tercapai' | 'kinerja_tidak_tercapai' | 'solusi' | 'kinerja_langkah_aksi';
  /** Depth and id of the box. */
  readonly tingkat: number;
  readonly induk_id: number;
  readonly id: number;
  readonly node: string | null;
}

export type TreeRow = TreeBox | SharedPiece | ListItem;

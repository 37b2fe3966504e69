import { type RawBuilder, sql } from 'kysely';

const join = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql`, `);
/** A number without the zeros that `numeric` drags along. */
const angka = (name: string) => sql`trim_scale(${sql.ref(`r.${name}`)}) as ${sql.ref(name)}`;

const kinerjaBayangan = sql`case when r.kinerja_bayangan_sasaran is not null then json_build_object(
  'sasaran', r.kinerja_bayangan_sasaran, 'indikator', r.kinerja_bayangan_indikator) end as kinerja_bayangan`;

/** Fields of every node that its row has. `r` is the row, `pk` the state of its agreement. */
export const nodeColumns = (pk: RawBuilder<unknown>) => sql`
  r.id, r.satuan, r.polaritas, ${join(['range_min', 'range_max'].map(angka))},
  r.do_rumus, ${pk} as status_upload_pk`;

/** Fields of a five-year row: `baseline`, `target_1` … `capaian_5`, and those of the chosen position. */
export const yearColumns = (posisi: number) => {
  const names = ['target', 'realisasi', 'capaian'];
  const perYear = names.flatMap((nama) => [1, 2, 3, 4, 5].map((nomor) => angka(`${nama}_${nomor}`)));
  const chosen = names.map((nama) => sql`trim_scale(${sql.ref(`r.${nama}_${posisi}`)}) as ${sql.ref(nama)}`);
  return join([sql`r.tahun_mulai`, angka('baseline'), ...perYear, ...chosen]);
};

/** Fields of the three annual levels that their row has. */
export const kinerjaColumns = (pk: RawBuilder<unknown>) => sql`
  ${nodeColumns(pk)}, r.skp, 1 as render_status, r.is_cross,
  r.sasaran, r.indikator,
  ${join(['target', 'realisasi', 'capaian', 'anggaran', 'realisasi_anggaran'].map(angka))},
  r.pengampu, ${kinerjaBayangan}`;

/** What was wanted and what came of it; the short form of an annual node in the modals. */
export const resultColumns = sql`
  r.id, r.sasaran, r.indikator, r.satuan, r.polaritas,
  ${join(['range_min', 'range_max', 'target', 'realisasi', 'capaian'].map(angka))}`;

export const bayanganColumn = kinerjaBayangan;

/** The position `jabatan` as those in charge are told by it. */
export const jabatanObject = sql`json_build_object(
    'id', jabatan.id, 'jabatan_nama', jabatan.jabatan_nama,
    'unit_kerja_nama_full', jabatan.unit_kerja_nama_full)`;

/** The team `tim` with its head `ketua`, where it has one. */
export const timObject = sql`json_build_object(
    'id', tim.id, 'nama', tim.nama,
    'ketua', case when ketua.id is not null then json_build_object('peg_nama', ketua.peg_nama) end)`;

/** The owner's fields out of the joins of `pengampuJoins` (spec 1 §3). */
export const pengampuColumns = sql`
  r.pengampu,
  case when jabatan.id is not null then ${jabatanObject} end as struktur_organisasi,
  case when tim.id is not null then ${timObject} end as tim_kerja`;

export const pengampuJoins = sql`
  left join struktur_organisasi jabatan on jabatan.id = r.struktur_organisasi_id
  left join tim_kerja tim on tim.id = r.tim_kerja_id
  left join pegawai ketua on ketua.peg_nip = tim.nip_ketua`;

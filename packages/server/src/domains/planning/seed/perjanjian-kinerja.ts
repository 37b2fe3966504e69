import type { StatusTerbitan, StatusUnggahPk, TingkatTahunan } from '@selaras/domain';
import { groupBy } from '../../../kit/grouping/group-by';
import type { NewRow, Rows } from '../../../kit/seed/rows';
import { type Pihak, pihakLookup } from './pihak';
import { DAFTAR_TAHUN, PERIODE } from './rpjmd';
import { isApproved } from './validasi';

type Jenis = NewRow<'perjanjian_kinerja'>['jenis'];
type Item = Omit<NewRow<'pk_item'>, 'id' | 'perjanjian_kinerja_id' | 'nomor'>;
interface Anggaran {
  readonly kode?: string;
  readonly nama: string;
  readonly anggaran: number;
}
interface Perjanjian {
  readonly tahun: number;
  readonly satuan_kerja_id: number | null;
  readonly jenis: Jenis;
  readonly subjek_id: number | null;
  readonly status: StatusTerbitan;
  readonly pertama: Pihak;
  readonly kedua: Pihak | null;
  readonly item: readonly Item[];
  readonly anggaran: readonly Anggaran[];
}

/**
 * Agreements: the regent alone, unit heads with the head of the unit above or the regent, owners of programmes and
 * activities with the head, team leaders with the head of their division (domain §5). Only nodes whose
 * `status_upload_pk` is set have one; those of a plan that is not approved are drafts.
 */
export function addPerjanjianKinerja(rows: Rows): void {
  const { bupati, ofJabatan, kepalaOf, atasanKepala, atasanOf, ofTim } = pihakLookup(rows);
  const statusOf = (signed: StatusUnggahPk, id: number, unit: number, tahun: number) => {
    if (!isApproved(unit, tahun)) return 'draf';
    if (signed === 'ditandatangani') return signed;
    return id % 2 === 0 ? 'diterbitkan' : 'draf';
  };
  const programs = groupBy(rows.of('program'), (row) => `${row.tahun_kinerja}:${row.satuan_kerja_id}`);
  const kegiatan = groupBy(rows.of('kegiatan'), (row) => String(row.parent_id));
  const subs = groupBy(rows.of('sub_kegiatan'), (row) => String(row.parent_id));
  const goals = groupBy(rows.of('sasaran_strategis_pd'), (row) => String(row.satuan_kerja_id));

  for (const tahun of DAFTAR_TAHUN) {
    add(rows, {
      tahun,
      satuan_kerja_id: null,
      jenis: 'pemda',
      subjek_id: null,
      status: 'ditandatangani',
      pertama: bupati,
      kedua: null,
      item: rpjmdItems(rows, tahun),
      anggaran: totalByName(rows.of('program').filter((row) => row.tahun_kinerja === tahun)),
    });
    for (const goal of rows.of('sasaran_strategis_pd')) {
      const { id, satuan_kerja_id, status_upload_pk } = goal;
      if (status_upload_pk == null) continue;
      add(rows, {
        tahun,
        satuan_kerja_id,
        jenis: 'sasaran-strategis-pd',
        subjek_id: id,
        status: statusOf(status_upload_pk, id, satuan_kerja_id, tahun),
        pertama: kepalaOf(satuan_kerja_id),
        kedua: atasanKepala(satuan_kerja_id),
        item: (goals.get(String(satuan_kerja_id)) ?? []).map((row) => goalItem(row, tahun)),
        anggaran: (programs.get(`${tahun}:${satuan_kerja_id}`) ?? []).map(toAnggaran),
      });
    }
  }
  for (const row of rows.of('kinerja_program')) {
    addNode(row, 'kinerja-program', kegiatan.get(String(row.program_id)) ?? []);
  }
  for (const row of rows.of('kinerja_kegiatan')) {
    addNode(row, 'kinerja-kegiatan', subs.get(String(row.kegiatan_id)) ?? []);
  }
  const subById = new Map(rows.of('sub_kegiatan').map((row) => [row.id, row]));
  for (const row of rows.of('kinerja_sub_kegiatan')) {
    const master = subById.get(row.sub_kegiatan_id ?? 0);
    addNode(row, 'kinerja-sub-kegiatan', master === undefined ? [] : [master]);
  }

  function addNode(
    row: (NewRow<'kinerja_program'> | NewRow<'kinerja_kegiatan'> | NewRow<'kinerja_sub_kegiatan'>) & {
      id: number;
    },
    jenis: TingkatTahunan,
    programs: readonly NewRow<'program'>[],
  ): void {
    const { id, tahun_kinerja: tahun, satuan_kerja_id, status_upload_pk } = row;
    if (status_upload_pk == null) return;
    const tim = row.tim_kerja_id == null ? null : ofTim(row.tim_kerja_id);
    const pertama = tim?.ketua ?? ofJabatan(row.struktur_organisasi_id ?? 0);
    const kedua = tim?.atasan ?? atasanOf(row.struktur_organisasi_id ?? 0);
    const status = statusOf(status_upload_pk, id, satuan_kerja_id, tahun);
    add(rows, {
      tahun,
      satuan_kerja_id,
      jenis,
      subjek_id: id,
      status,
      pertama,
      kedua,
      item: [kinerjaItem(row)],
      anggaran: programs.map(toAnggaran),
    });
  }
}

function add(rows: Rows, { pertama, kedua, item, anggaran, ...perjanjian }: Perjanjian): void {
  const day = String(5 + ((perjanjian.subjek_id ?? 0) % 20)).padStart(2, '0');
  const perjanjian_kinerja_id = rows.add('perjanjian_kinerja', {
    ...perjanjian,
    tahap: 'murni',
    pihak_pertama_nama: pertama.nama,
    pihak_pertama_nip: pertama.nip,
    pihak_pertama_pangkat: pertama.pangkat,
    pihak_pertama_jabatan: pertama.jabatan,
    pihak_kedua_nama: kedua?.nama ?? null,
    pihak_kedua_nip: kedua?.nip ?? null,
    pihak_kedua_pangkat: kedua?.pangkat ?? null,
    pihak_kedua_jabatan: kedua?.jabatan ?? null,
    tanggal: perjanjian.status === 'draf' ? null : `${perjanjian.tahun}-01-${day}`,
    tempat: 'Tirtakota',
  });
  for (const [index, row] of item.entries())
    rows.add('pk_item', { ...row, perjanjian_kinerja_id, nomor: index + 1 });
  for (const [index, row] of anggaran.entries()) {
    rows.add('pk_anggaran', { ...row, perjanjian_kinerja_id, nomor: index + 1, keterangan: 'APBD' });
  }
}

function toAnggaran({ kode, nama, pagu }: NewRow<'program'>): Anggaran {
  return { kode, nama, anggaran: Number(pagu) };
}

/** The regent's annex names each programme once, whatever number of units carries it out. */
function totalByName(programs: readonly NewRow<'program'>[]): Anggaran[] {
  const totals = new Map<string, number>();
  for (const { nama, pagu } of programs) totals.set(nama, (totals.get(nama) ?? 0) + Number(pagu));
  return [...totals].map(([nama, anggaran]) => ({ nama, anggaran }));
}

function rpjmdItems(rows: Rows, tahun: number): Item[] {
  const sasaran = rows.of('sasaran_strategis');
  const indikator = rows.of('indikator_sasaran_strategis');
  return rows.of('sasaran_strategis_rpjmd').map((row) => ({
    sasaran: sasaran[row.sasaran_strategis_id - 1]?.sasaran ?? '',
    indikator: indikator[row.indikator_sasaran_strategis_id - 1]?.indikator ?? '',
    satuan: row.satuan,
    ...boundsOf(row),
    target: targetOf(row, tahun),
  }));
}

function goalItem(row: NewRow<'sasaran_strategis_pd'>, tahun: number): Item {
  return {
    sasaran: row.sasaran_strategis_satker,
    indikator: row.iku,
    satuan: row.satuan,
    ...boundsOf(row),
    target: targetOf(row, tahun),
  };
}

function boundsOf({
  polaritas = null,
  range_min = null,
  range_max = null,
}: Pick<Item, 'polaritas' | 'range_min' | 'range_max'>) {
  return { polaritas, range_min, range_max };
}

function targetOf(row: NewRow<'sasaran_strategis_pd'> | NewRow<'sasaran_strategis_rpjmd'>, tahun: number) {
  return tahun === PERIODE ? row.target_1 : row.target_2;
}

function kinerjaItem(
  row: NewRow<'kinerja_program'> | NewRow<'kinerja_kegiatan'> | NewRow<'kinerja_sub_kegiatan'>,
): Item {
  const { sasaran, indikator, satuan, target, target_tw1, target_tw2, target_tw3, target_tw4 } = row;
  return {
    sasaran,
    indikator,
    satuan,
    ...boundsOf(row),
    target,
    target_tw1,
    target_tw2,
    target_tw3,
    target_tw4,
  };
}

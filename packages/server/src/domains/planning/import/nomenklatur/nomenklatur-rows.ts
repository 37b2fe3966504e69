import { bodyShape, kodeNomenklatur, sheetTitle, subKegiatanEntity } from '@selaras/contracts';
import { readFigure, type TingkatNomenklatur, tingkatNomenklatur } from '@selaras/domain';
import type { RowFault } from '../../../../kit/sheet-import/row-faults';
import type { FileColumn, SheetRow } from '../../../../kit/sheet-import/sheet-column';
import { inputWords } from '../../../../plugins/input-words';

/** One row of the nomenclature as it would be written; `null` leaves what the database has. */
export interface NomenklaturContent {
  readonly tingkat: TingkatNomenklatur;
  readonly kode: string;
  /** Code of the row above; null for a programme. */
  readonly induk: string | null;
  readonly nama: string;
  readonly pagu: number | null;
  readonly indikator_kemendagri: string | null;
  readonly satuan_kemendagri: string | null;
}

export interface NomenklaturRow {
  readonly nomor: number;
  readonly kode: string;
  readonly nama: string;
  /** null when a row has problems of its own. */
  readonly isi: NomenklaturContent | null;
  readonly masalah: readonly RowFault[];
}

export type NomenklaturColumn = 'kode' | 'nama' | 'pagu' | 'indikator_kemendagri' | 'satuan_kemendagri';

const { fields } = subKegiatanEntity;

/** Title of a column by its name. */
export const titleOf = (name: NomenklaturColumn): string => sheetTitle(fields[name]);

const column = (name: NomenklaturColumn, also: readonly string[], required = false) => ({
  name,
  title: titleOf(name),
  also,
  required,
});

/** Titles are those of the description; beside them stand the heads of the ministry's own lists. */
export const nomenklaturColumns: readonly FileColumn<NomenklaturColumn>[] = [
  column('kode', ['kode rekening', 'kode nomenklatur'], true),
  column('nama', ['uraian', 'nomenklatur', 'nomenklatur urusan', 'program kegiatan sub kegiatan'], true),
  column('pagu', ['anggaran', 'pagu anggaran', 'pagu rp']),
  column('indikator_kemendagri', ['indikator', 'indikator sub kegiatan']),
  column('satuan_kemendagri', ['satuan']),
];

const shape = bodyShape(fields);

/** What is wrong with a value of a column, in the words of the form that it may be typed into as well. */
const faultOf = (name: Exclude<NomenklaturColumn, 'kode'>, value: string | number | null) => {
  const pesan = shape[name].safeParse(value, { error: inputWords }).error?.issues[0]?.message;
  return pesan !== undefined && { kolom: titleOf(name), pesan };
};

/** Spaces around dots are no part of a code; a sheet takes `1.02` for a number. */
const kodeOf = (text: string) =>
  text.replaceAll(/\s+/g, '').replace(',', '.').replace(/\.$/, '').toUpperCase();

const levelOf = (kode: string): TingkatNomenklatur | null =>
  tingkatNomenklatur.find((tingkat) => kodeNomenklatur[tingkat].pattern.test(kode)) ?? null;

/** `1.02.02.2.02.0001` stands below `1.02.02.2.02`, that below `1.02.02`. */
function parentOf(tingkat: TingkatNomenklatur, kode: string): string | null {
  if (tingkat === 'program') return null;
  return kode
    .split('.')
    .slice(0, tingkat === 'kegiatan' ? 3 : 5)
    .join('.');
}

/**
 * What the rows of a file mean, each with its problems: code and name (domain §8), money, the same code twice. Rows of
 * other levels that the ministry's lists carry along (affairs and fields, `1` and `1.02`) are passed over.
 */
export function readNomenklatur(rows: readonly SheetRow<NomenklaturColumn>[]): NomenklaturRow[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ nomor, isi }): NomenklaturRow[] => {
    const kode = kodeOf(isi.kode);
    if (/^[0-9X](\.[0-9X]{2})?$/.test(kode)) return [];
    const tingkat = levelOf(kode);
    const pagu = readFigure(isi.pagu);
    const before = first.get(kode);
    if (before === undefined) first.set(kode, nomor);
    const masalah = [
      tingkat === null && {
        kolom: titleOf('kode'),
        pesan:
          kode === ''
            ? 'Kode kosong. Sel yang digabung hanya terbaca pada baris pertamanya.'
            : 'Kode tidak sesuai bentuknya, contoh 1.02.02, 1.02.02.2.02 atau 1.02.02.2.02.0001',
      },
      tingkat !== null &&
        before !== undefined && {
          kolom: titleOf('kode'),
          pesan: `Kode sudah ada di baris ${before}`,
          ofOther: true,
        },
      faultOf('nama', isi.nama),
      tingkat === 'sub_kegiatan' && faultOf('indikator_kemendagri', isi.indikator_kemendagri),
      tingkat === 'sub_kegiatan' && faultOf('satuan_kemendagri', isi.satuan_kemendagri),
      pagu !== null &&
        (pagu === undefined || pagu < 0
          ? { kolom: titleOf('pagu'), pesan: 'Pagu bukan angka rupiah, contoh 1.250.000' }
          : faultOf('pagu', pagu)),
    ].filter((found) => found !== false);
    if (tingkat === null || masalah.length > 0) return [{ nomor, kode, nama: isi.nama, isi: null, masalah }];
    const text = (value: string) => (tingkat === 'sub_kegiatan' && value !== '' ? value : null);
    return [
      {
        nomor,
        kode,
        nama: isi.nama,
        masalah,
        isi: {
          tingkat,
          kode,
          induk: parentOf(tingkat, kode),
          nama: isi.nama,
          pagu: pagu ?? null,
          indikator_kemendagri: text(isi.indikator_kemendagri),
          satuan_kemendagri: text(isi.satuan_kemendagri),
        },
      },
    ];
  });
}

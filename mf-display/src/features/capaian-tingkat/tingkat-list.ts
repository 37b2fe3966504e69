import { optionQueries } from '@selaras/api-client';
import { type CapaianTingkatRow, type TingkatCapaian, unitFields } from '@selaras/contracts';
import { type KeadaanCapaian, keadaanCapaian, statusCapaian } from '@selaras/domain';
import { type ListFilter, listQueryAt, listRules, type ReadListDescription } from '@selaras/resource/core';
import type { OpenedDisplay } from '../../frame/prepare-display';
import { rapatParams } from '../../rapat/rapat-list';
import { tingkatColumns } from './tingkat-columns';
import { tingkatWords } from './tingkat-words';

/** Names in the address, and in the display's call. */
export const UNIT = 'satuan_kerja_id';
export const STATUS = 'status';

const statusFilter: ListFilter = {
  name: STATUS,
  label: 'Status',
  options: keadaanCapaian.map((value: KeadaanCapaian) => ({ value, label: statusCapaian[value] })),
};

const unitFilter = (publik: boolean): ListFilter => ({
  name: UNIT,
  label: unitFields.satuan_kerja_id.label,
  query:
    () =>
    ({ ids, ...search }) =>
      optionQueries[publik ? 'satuanKerjaPublik' : 'satuanKerja']({ ...search, satuan_kerja_ids: ids }),
});

export interface TingkatShown {
  readonly tingkat: TingkatCapaian;
  /** Of all units, with a filter by unit; otherwise the page's frame keeps the unit in the address. */
  readonly makro: boolean;
  readonly publik: boolean;
  readonly tahun: number;
}

/** Of which units a level's list is, and for whom. */
type Scope = Pick<TingkatShown, 'makro' | 'publik'>;

const filtersOf = ({ makro, publik }: Scope): ListFilter[] =>
  makro ? [unitFilter(publik), statusFilter] : [statusFilter];

/** What the display asks for, by what is searched and filtered (`listQuery`). */
export const tingkatInput = (
  tingkat: TingkatCapaian,
  unit: number | null,
  asked: Readonly<Record<string, unknown>>,
) => ({ query: { page: 1, ...asked, tingkat, ...(unit !== null && { satuan_kerja_id: unit }) } });

/** The same as its page is opened at an address. */
export const tingkatInputAt =
  (tingkat: TingkatCapaian) =>
  (unit: number | null, { publik, address }: OpenedDisplay) => {
    const filters = filtersOf({ makro: unit === null, publik });
    return tingkatInput(tingkat, unit, listQueryAt(address, listRules({ columns: [], filters, sort: null })));
  };

/** The list of a level's performances. */
export function tingkatList({
  tingkat,
  makro,
  publik,
  tahun,
}: TingkatShown): ReadListDescription<CapaianTingkatRow> {
  const { sebutan } = tingkatWords[tingkat];
  return {
    caption: `Capaian ${sebutan} tahun ${tahun}`,
    search: `Cari ${sebutan}`,
    failed: `Capaian ${sebutan} gagal dimuat`,
    noneFits: `Tidak ada ${sebutan} yang cocok dengan saringan.`,
    columns: tingkatColumns({ tingkat, withUnit: makro, publik }),
    filters: filtersOf({ makro, publik }),
    sort: null,
    hideable: true,
    keeps: makro ? rapatParams : [UNIT, ...rapatParams],
    rowId: ({ id }) => id,
  };
}

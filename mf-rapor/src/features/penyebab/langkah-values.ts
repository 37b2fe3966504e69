import type { KinerjaRapor } from '@selaras/contracts';
import { allTriwulan, EMPTY_VALUE, formatMeasure, type Triwulan } from '@selaras/domain';
import { type TypedValues, typedBody, typedValues, typedWords } from '@selaras/resource/typed';
import { langkahPerbaikanFields } from '../../perbaikan/langkah-perbaikan-fields';
import type { LangkahBody, LangkahRow } from './langkah-resource';

type Quarters = Readonly<Record<Triwulan, number | null>>;

/** What the dialog of a repair step holds. */
export interface LangkahValues extends TypedValues<typeof langkahPerbaikanFields> {
  readonly target: Quarters;
  readonly realisasi: Quarters;
  /** Who carries a new step; the people of a step that stands are changed on its own page. */
  readonly nip: string | null;
}

const none: Quarters = { 1: null, 2: null, 3: null, 4: null };

/** What the dialog begins with; null: a new step. */
export const valuesOf = (row: LangkahRow | null): LangkahValues => ({
  ...typedValues(langkahPerbaikanFields, row),
  target: row === null ? none : quartersOf(row, 'target'),
  realisasi: row === null ? none : quartersOf(row, 'realisasi'),
  nip: null,
});

const quartersOf = (row: LangkahRow, name: 'target' | 'realisasi'): Quarters => ({
  1: row[`${name}_tw1`],
  2: row[`${name}_tw2`],
  3: row[`${name}_tw3`],
  4: row[`${name}_tw4`],
});

const columnsOf = (name: 'target' | 'realisasi', quarters: Quarters) =>
  Object.fromEntries(allTriwulan.map((tw) => [`${name}_tw${tw}`, quarters[tw]])) as Pick<
    LangkahBody,
    `${typeof name}_tw${Triwulan}`
  >;

const quarterWords = (quarters: Quarters) => allTriwulan.map((tw) => formatMeasure(quarters[tw])).join(' · ');

const { anggaran, ...texts } = typedWords(langkahPerbaikanFields);

/** What each field is called, and its value in words. */
export const langkahWords = {
  ...texts,
  target: ['Target TW 1 sampai TW 4', quarterWords],
  realisasi: ['Realisasi TW 1 sampai TW 4', quarterWords],
  anggaran,
  nip: ['Pelaksana', (nip: string | null) => nip ?? EMPTY_VALUE],
} as const;

/** What is written: the step as part of the plan of its sub-activity. `row`: the step that is changed. */
export function bodyOf(
  values: LangkahValues,
  { kinerja, penyebabId, row }: { kinerja: KinerjaRapor; penyebabId: number; row: LangkahRow | null },
): LangkahBody {
  const body = typedBody(langkahPerbaikanFields, values);
  const target = allTriwulan.reduce((sum, tw) => sum + (values.target[tw] ?? 0), 0);
  const carried =
    values.nip === null
      ? []
      : [{ nip: values.nip, target, satuan: body.satuan, ...columnsOf('realisasi', none) }];
  return {
    satuan_kerja_id: kinerja.satuan_kerja.satuan_kerja_id,
    kinerja_sub_kegiatan_id: kinerja.kinerja.id,
    penyebab_kegagalan_id: penyebabId,
    ...body,
    ...columnsOf('target', values.target),
    ...columnsOf('realisasi', values.realisasi),
    anggota: row === null ? carried : row.anggota.map(({ nama: _, ...person }) => person),
  };
}

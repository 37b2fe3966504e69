import { isAutoFilled } from '@selaras/domain';
import type { Autofill, FormSurroundings, Values } from '@selaras/resource/core';
import { unitScope } from '@selaras/resource/core';
import { planYears } from '../../resource/plan-year';

/** What last year's row is looked for by: the nomenclature when it is chosen, else the indicator's words. */
const autofillQuery =
  (nomenklatur: string) =>
  (values: Values): Readonly<Record<string, unknown>> | null => {
    const unit = unitScope(values);
    if (unit.satuan_kerja_id === undefined) return null;
    const { [nomenklatur]: id, indikator } = values;
    if (id) return { ...unit, [nomenklatur]: id };
    return indikator ? { ...unit, indikator } : null;
  };

/** Realisation and its causes belong to their own year. */
const ofItsYear = /^(realisasi|capaian|penyebab|kinerja_tidak_tercapai|solusi)/;

const yearBefore = (surroundings: FormSurroundings) => planYears(surroundings).tahun - 1;

/** Begins a new row with the values of the year before, from 2023 on (spec 2 §9). */
export const autofillFromLastYear = (
  endpoint: Autofill['endpoint'],
  nomenklatur: string,
  words: string,
): Autofill => ({
  endpoint,
  words,
  query: autofillQuery(nomenklatur),
  belongsTo: (values) => values[nomenklatur],
  note: (row) =>
    'sudah_ada' in row && row.sudah_ada === true
      ? 'Indikatornya sudah ada dalam rencana tahun ini: ganti, atau kosongkan lagi.'
      : 'Periksa targetnya.',
  source: (surroundings) => `tahun ${yearBefore(surroundings)}`,
  isOffered: (surroundings) => isAutoFilled(yearBefore(surroundings)),
  carries: (name) => !ofItsYear.test(name),
});

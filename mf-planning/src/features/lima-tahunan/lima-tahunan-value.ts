import { capaianOf, isTercapai, measureProblem, type Polaritas, yearField } from '@selaras/domain';
import type { FormSurroundings, Values } from '@selaras/resource/core';
import { planYears } from '../../resource/plan-year';

const figure = (values: Values, name: string | null) =>
  name === null ? null : ((values[name] as number | null | undefined) ?? null);

/** Whether the chosen year missed its target with what stands in the form. */
export function isYearMissed(values: Values, surroundings: FormSurroundings): boolean {
  const { tahun, tahunMulai } = planYears(surroundings);
  const capaian = capaianOf({
    polaritas: (values.polaritas as Polaritas | null) ?? 'maximize',
    target: figure(values, yearField('target', tahun, tahunMulai)),
    realisasi: figure(values, yearField('realisasi', tahun, tahunMulai)),
    range_min: figure(values, 'range_min'),
    range_max: figure(values, 'range_max'),
  });
  return capaian !== null && !isTercapai(capaian);
}

const measured = [
  'baseline',
  ...['target', 'realisasi'].flatMap((name) => [1, 2, 3, 4, 5].map((posisi) => `${name}_${posisi}`)),
];

/** Values out of their unit, by name; `indikator` is the name of the indicator's text. */
export const yearFaults =
  (indikator: string) =>
  (values: Values): Record<string, string> => {
    const unit = { satuan: String(values.satuan ?? ''), indikator: String(values[indikator] ?? '') };
    return Object.fromEntries(
      measured.flatMap((name) => {
        const problem = measureProblem(unit, figure(values, name));
        return problem === null ? [] : [[name, problem]];
      }),
    );
  };

import type { Values } from '@selaras/resource/core';
import { unitScope } from '../satuan-kerja/unit-field';

/** What last year's row is looked for by: the nomenclature when it is chosen, else the indicator's words. */
export const isianQuery =
  (nomenklatur: string) =>
  (values: Values): Readonly<Record<string, unknown>> | null => {
    const unit = unitScope(values);
    if (unit.satuan_kerja_id === undefined) return null;
    const { [nomenklatur]: id, indikator } = values;
    if (id) return { ...unit, [nomenklatur]: id };
    return indikator ? { ...unit, indikator } : null;
  };

import type { PengampuType } from '@selaras/contracts';
import type { AnyResource, Field, Section } from '@selaras/resource/core';
import { bayanganFields, kinerjaSections } from './kinerja-sections';
import { solusiField } from './solusi-field';

/** A result of the hospital's director that a deputy answers for. */
export const delegasiField = {
  kind: 'switch',
  name: 'is_kinerja_direktur_to_wakil_direktur_rsud',
  label: 'Kinerja direktur yang didelegasikan kepada wakil direktur RSUD',
} as const satisfies Field;

/** Everything that the form of a yearly level asks for below its parent. */
export const kinerjaFormSections = <More extends Field = never>(
  resource: AnyResource,
  type: PengampuType,
  more: readonly More[] = [],
) => {
  const last = { title: 'Lainnya', fields: [...bayanganFields, ...more] };
  return [
    ...kinerjaSections(type),
    { title: 'Perbaikan', fields: [solusiField(resource)] },
    last,
  ] as const satisfies readonly Section[];
};

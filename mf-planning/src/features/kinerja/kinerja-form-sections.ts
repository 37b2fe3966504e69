import { kinerjaProgramEntity, type PengampuType } from '@selaras/contracts';
import { type AnyResource, type Field, formFieldsOf, type Section } from '@selaras/resource/core';
import { ofHospital } from '../../resource/of-hospital';
import { kinerjaSections } from './kinerja-sections';
import { bayanganParts } from './measure-parts';
import { solusiField } from './solusi-field';

/** A result of the hospital's director that a deputy answers for. */
export const delegasiField = {
  ...formFieldsOf(kinerjaProgramEntity).own('is_kinerja_direktur_to_wakil_direktur_rsud'),
  when: ofHospital('is_kinerja_direktur_to_wakil_direktur_rsud'),
};

/** What every yearly level asks for first although it may be left empty: without it a plan cannot be submitted. */
export const kinerjaFirst = ['polaritas', 'tipe_hitung', 'target', 'pengampu'] as const;

/** Everything that the form of a yearly level asks for below its parent. */
export const kinerjaFormSections = <More extends Field = never>(
  resource: AnyResource,
  type: PengampuType,
  more: readonly More[] = [],
) => {
  const last = { title: 'Lainnya', fields: [...bayanganParts, ...more] };
  return [
    ...kinerjaSections(type),
    { title: 'Perbaikan', fields: [solusiField(resource)] },
    last,
  ] as const satisfies readonly Section[];
};

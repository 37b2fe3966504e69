import { endpointsOf } from '@selaras/api-client';
import {
  type BodyOf,
  type kinerjaLangkahAksiCalls,
  kinerjaLangkahAksiEntity,
  kinerjaLangkahAksiRoutes,
  labelsOf,
} from '@selaras/contracts';
import { defineResource, type Row } from '@selaras/resource/core';

const { title, fields } = kinerjaLangkahAksiEntity;

/** Action steps as far as they repair a failure. */
export const langkahPerbaikan = defineResource({
  endpoints: endpointsOf<typeof kinerjaLangkahAksiCalls>(kinerjaLangkahAksiRoutes),
  title,
  sebutan: 'langkah perbaikan',
  fieldNames: labelsOf(fields),
  labelOf: ({ sasaran }) => sasaran,
});

export type LangkahBody = BodyOf<typeof kinerjaLangkahAksiCalls.create>;
export type LangkahRow = Row<typeof langkahPerbaikan>;

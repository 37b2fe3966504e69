import { endpointsOf } from '@selaras/api-client';
import {
  labelsOf,
  type penyebabKegagalanCalls,
  penyebabKegagalanEntity,
  penyebabKegagalanRoutes,
} from '@selaras/contracts';
import { defineResource } from '@selaras/resource/core';

const { title, sebutan, fields } = penyebabKegagalanEntity;

/** Causes of missed targets, as the kit's dialogs and histories know an entity. */
export const penyebabKegagalan = defineResource({
  endpoints: endpointsOf<typeof penyebabKegagalanCalls>(penyebabKegagalanRoutes),
  title,
  sebutan,
  fieldNames: labelsOf(fields),
  labelOf: ({ penyebab }) => penyebab,
});

import { endpointsOf } from '@selaras/api-client';
import {
  labelsOf,
  type penyebabKegagalanCalls,
  penyebabKegagalanEntity,
  penyebabKegagalanRoutes,
} from '@selaras/contracts';
import { defineResource } from '@selaras/resource/core';

const { title, sebutan, fields } = penyebabKegagalanEntity;
const { penyebab, csf } = fields;

/** What is written of a cause; its sub-activity and quarter follow from the page. */
export const isianPenyebab = { penyebab, csf } as const;

/** Causes of missed targets, as the kit's dialogs and histories know an entity. */
export const penyebabKegagalan = defineResource({
  endpoints: endpointsOf<typeof penyebabKegagalanCalls>(penyebabKegagalanRoutes),
  title,
  sebutan,
  fieldNames: labelsOf(fields),
  labelOf: ({ penyebab }) => penyebab,
});

import { type ComponentType, lazy } from 'react';
import type { SatuanKerjaPickerProps } from '../picker/pickers';
import type { QueryPickerProps } from '../picker/query-picker';

/*
 * Pickers for the own fields of an entity. They come in a part of their own, after the form: the place of an own field
 * waits for them.
 */

export const QueryPicker: ComponentType<QueryPickerProps> = lazy(async () => ({
  default: (await import(/* webpackChunkName: "bagian-pemilih" */ './pickers'))
    .QueryPicker as ComponentType<QueryPickerProps>,
}));

export const SatuanKerjaPicker: ComponentType<SatuanKerjaPickerProps> = lazy(async () => ({
  default: (await import(/* webpackChunkName: "bagian-pemilih" */ './pickers')).SatuanKerjaPicker,
}));

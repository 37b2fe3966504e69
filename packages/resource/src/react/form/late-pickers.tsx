import type { QueryPickerProps, SatuanKerjaPickerProps } from '@selaras/ui';
import { type ComponentType, lazy } from 'react';

/*
 * Pickers for the own fields of an entity. They come in a part of their own, after the form: the place of an own field
 * waits for them.
 */

export const QueryPicker: ComponentType<QueryPickerProps> = lazy(async () => ({
  default: (await import('./pickers')).QueryPicker as ComponentType<QueryPickerProps>,
}));

export const SatuanKerjaPicker: ComponentType<SatuanKerjaPickerProps> = lazy(async () => ({
  default: (await import('./pickers')).SatuanKerjaPicker,
}));

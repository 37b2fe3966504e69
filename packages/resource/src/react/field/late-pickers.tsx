import { FieldSkeleton, latePart } from '@selaras/ui';
import type { ComponentType } from 'react';
import type { SatuanKerjaPickerProps } from '../picker/pickers';
import type { QueryPickerProps } from '../picker/query-picker';

/*
 * Pickers for the own fields of an entity. They come in a part of their own, once the form stands.
 */

const inItsPlace = () => <FieldSkeleton />;
const late = { whenAllElseStands: true };

export const QueryPicker: ComponentType<QueryPickerProps> = latePart(
  async () =>
    (await import(/* webpackChunkName: "bagian-pemilih" */ './pickers'))
      .QueryPicker as ComponentType<QueryPickerProps>,
  inItsPlace,
  late,
);

export const SatuanKerjaPicker: ComponentType<SatuanKerjaPickerProps> = latePart(
  async () => (await import(/* webpackChunkName: "bagian-pemilih" */ './pickers')).SatuanKerjaPicker,
  inItsPlace,
  late,
);

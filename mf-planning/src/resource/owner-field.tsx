import type { PengampuType } from '@selaras/contracts';
import { jenisPengampuWords } from '@selaras/domain';
import { labelKey, type OwnField } from '@selaras/resource/core';
import { FieldSkeleton, latePart } from '@selaras/ui';

/** What one choice of an owner sets together. */
export const ownerNames = ['pengampu', 'struktur_organisasi_id', 'tim_kerja_id'] as const;

const isKind = (value: unknown): value is keyof typeof jenisPengampuWords =>
  typeof value === 'string' && value in jenisPengampuWords;

/** Owner of a row of this level: a post of its unit, or a team. */
export const ownerField = (type: PengampuType): OwnField<(typeof ownerNames)[number]> => ({
  kind: 'own',
  names: ownerNames,
  blank: { pengampu: null, struktur_organisasi_id: null, tim_kerja_id: null },
  label: 'Pengampu',
  required: false,
  Component: latePart(
    async () => (await import(/* webpackChunkName: "bagian-pemilih" */ './owner-control')).ownerControl(type),
    () => <FieldSkeleton />,
    { whenAllElseStands: true },
  ),
  words: (name, value, labels) =>
    labels.get(labelKey(name, value)) ?? (isKind(value) ? jenisPengampuWords[value] : String(value)),
});

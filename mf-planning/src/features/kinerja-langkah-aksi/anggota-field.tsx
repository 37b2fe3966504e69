import { formatMeasure } from '@selaras/domain';
import type { OwnField, Values } from '@selaras/resource/core';
import { labelKey } from '@selaras/resource/core';
import { FieldSkeleton, latePart } from '@selaras/ui';
import { ANGGOTA, type Anggota } from './anggota';

/** Members stand below what is seen first: they come once the form stands. */
const AnggotaControl = latePart(
  async () => (await import(/* webpackChunkName: "bagian-isian" */ './anggota-control')).AnggotaControl,
  () => <FieldSkeleton />,
  { whenAllElseStands: true },
);

/** Says so while a line of the form names nobody. */
export const anggotaFaults = ({ anggota }: Values): Record<string, string> =>
  (anggota as readonly Anggota[]).some(({ nip }) => nip === '')
    ? { [ANGGOTA]: 'Pilih pegawainya, atau hapus baris ini' }
    : {};

/** Only what is written of a member; the row carries the name too. */
const written = ({
  id,
  nip,
  target,
  satuan,
  realisasi_tw1,
  realisasi_tw2,
  realisasi_tw3,
  realisasi_tw4,
}: Anggota) => ({
  ...(id !== undefined && { id }),
  nip,
  target,
  satuan,
  realisasi_tw1,
  realisasi_tw2,
  realisasi_tw3,
  realisasi_tw4,
});

export const anggotaField: OwnField<typeof ANGGOTA> = {
  kind: 'own',
  names: [ANGGOTA],
  blank: { [ANGGOTA]: [] },
  label: 'Anggota',
  required: false,
  Component: AnggotaControl,
  read: (_, { anggota }: { anggota: readonly Anggota[] }) => anggota.map(written),
  words: (name, value, labels) =>
    (value as readonly Anggota[])
      .map(({ nip, target, satuan }) => {
        const person = labels.get(labelKey(name, nip)) ?? nip;
        return `• ${person}: ${formatMeasure(target)} ${satuan ?? ''}`.trim();
      })
      .join('\n') || '-',
};

import { optionsOf, type Putusan, putusanWords } from '@selaras/domain';
import type { ChoiceFilter } from '@selaras/resource/core';
import { Badge, type BadgeTone } from '@selaras/ui';

const tones: Readonly<Record<Putusan, BadgeTone>> = {
  belum: 'neutral',
  valid: 'success',
  tidak_valid: 'danger',
};

/** The verdict that a sub-activity keeps as yes, no or nothing. */
export const putusanOf = (valid: boolean | null): Putusan =>
  valid === null ? 'belum' : valid ? 'valid' : 'tidak_valid';

/** Bappeda's verdict; one that lapsed after a refusal says that the row was changed since. */
export function PutusanBadge({ putusan, catatan }: { putusan: Putusan; catatan: string | null }) {
  if (putusan === 'belum' && catatan !== null) return <Badge tone="accent">Perlu dinilai ulang</Badge>;
  return <Badge tone={tones[putusan]}>{putusanWords[putusan]}</Badge>;
}

/** All, validated, not validated (spec 2 §4), and narrower by the verdict. */
export const putusanFilters: readonly ChoiceFilter[] = [
  {
    name: 'validasi',
    label: 'Validasi',
    options: [
      { value: '1', label: 'Sudah valid' },
      { value: '0', label: 'Belum valid' },
    ],
  },
  {
    name: 'putusan',
    label: 'Putusan',
    options: optionsOf(putusanWords),
  },
];

import { optionsOf, type Putusan, putusanWords } from '@selaras/domain';
import type { ChoiceFilter } from '@selaras/resource/core';
import { PutusanBadge } from '@selaras/resource/sign';
import { Badge } from '@selaras/ui';

/** The verdict that a sub-activity keeps as yes, no or nothing. */
export const putusanOf = (valid: boolean | null): Putusan =>
  valid === null ? 'belum' : valid ? 'valid' : 'tidak_valid';

/** Bappeda's verdict; one that lapsed after a refusal says that the row was changed since. */
export function ValidasiBadge({ putusan, catatan }: { putusan: Putusan; catatan: string | null }) {
  if (putusan === 'belum' && catatan !== null) return <Badge tone="accent">Perlu dinilai ulang</Badge>;
  return <PutusanBadge putusan={putusan} />;
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

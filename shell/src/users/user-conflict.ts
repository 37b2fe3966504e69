import type { UserRow } from '@selaras/contracts';
import { EMPTY_VALUE } from '@selaras/domain';
import { type Conflict, shownNames } from '@selaras/resource/core';
import type { FieldDifference } from '@selaras/ui';
import { roleLabel } from './role-label';
import { pegawaiText, type UserFieldValues, userFieldLabels } from './user-fields';

/** A unit has no name in a form: it is told as the other one, or by its number. */
const unitWords = (id: number | null, { satuan_kerja_id, satuan_kerja_nama }: UserRow): string => {
  if (id === null) return EMPTY_VALUE;
  return id === satuan_kerja_id ? (satuan_kerja_nama ?? String(id)) : `Pilihan Anda (nomor ${id})`;
};

/** An employee has no name in a form either: he is told as the other one, or by his NIP. */
const pegawaiWords = (nip: string | null, current: UserRow): string => {
  if (nip === null) return EMPTY_VALUE;
  return nip === current.peg_nip ? pegawaiText(current) : `Pilihan Anda (NIP ${nip})`;
};

/** Fields in which what was typed differs from what somebody else saved, in words. */
export function userConflict(conflict: Conflict<UserRow, UserFieldValues>): readonly FieldDifference[] {
  const { mine, row: current } = conflict;
  const words: Record<keyof UserFieldValues, (row: UserFieldValues) => string> = {
    nama: ({ nama }) => nama,
    role_id: ({ role_id }) => roleLabel(role_id),
    satuan_kerja_id: ({ satuan_kerja_id }) => unitWords(satuan_kerja_id, current),
    peg_nip: ({ peg_nip = null }) => pegawaiWords(peg_nip, current),
  };
  return shownNames(conflict).map((name) => ({
    name,
    label: userFieldLabels[name],
    mine: words[name](mine),
    theirs: words[name](current),
  }));
}

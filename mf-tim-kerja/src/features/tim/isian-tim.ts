import type { TimKerjaRinci, timFields } from '@selaras/contracts';
import { EMPTY_VALUE } from '@selaras/domain';
import type { TypedValues } from '@selaras/resource/typed';
import type { Choice } from '@selaras/ui';
import { useState } from 'react';
import { berhentiWords } from '../../anggota/berhenti-mark';

/** What of a team is written. */
export type IsianTim = TypedValues<typeof timFields>;

/** A team that is not there yet. */
export const timBaru = { versi: 0, nama: '', unit_kerja: null, ketua: null } as const;
export type TimBerisi = TimKerjaRinci | typeof timBaru;

export const isianOf = ({ nama, unit_kerja, ketua }: TimBerisi): IsianTim => ({
  nama,
  unit_kerja_id: unit_kerja?.id ?? null,
  ketua_pegawai_id: ketua?.pegawai_id ?? null,
});

/** A leader by his name, with when he left. */
const ketuaWords = ({ nama, berhenti_pada }: NonNullable<TimKerjaRinci['ketua']>) =>
  [nama, ...(berhenti_pada === null ? [] : [berhentiWords(berhenti_pada)])].join(' – ');

/** Names of divisions and people that a form speaks of: those of the team as it was and is, and those that were chosen. */
export function useNames(teams: readonly (TimBerisi | null)[]) {
  const [learnt, setLearnt] = useState<ReadonlyMap<string, string>>(new Map());
  const known = new Map(learnt);
  for (const team of teams) {
    if (team?.unit_kerja) known.set(`bidang ${team.unit_kerja.id}`, team.unit_kerja.nama);
    if (team?.ketua) known.set(`ketua ${team.ketua.pegawai_id}`, ketuaWords(team.ketua));
  }
  const nameOf = (kind: 'bidang' | 'ketua') => (id: number | null) =>
    (id === null ? undefined : known.get(`${kind} ${id}`)) ?? EMPTY_VALUE;
  return {
    bidang: nameOf('bidang'),
    ketua: nameOf('ketua'),
    learn: (kind: 'bidang' | 'ketua', choice: Choice | null) => {
      if (choice !== null) setLearnt((now) => new Map(now).set(`${kind} ${choice.value}`, choice.label));
    },
  };
}

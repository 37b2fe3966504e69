import type { CheckedBodyOf, timSayaCalls } from '@selaras/contracts';
import {
  allTriwulan,
  jumlahBagian,
  type Triwulan,
  targetLangkah,
  triwulanWord,
  zonedDate,
} from '@selaras/domain';
import { sql } from 'kysely';
import { readBerhenti } from '../../../database/orang/orang-pada';
import type { WriteInput } from '../../../kit/resource/write-input';
import { ProblemError } from '../../../plugins/problem';
import { passPembagian } from './kunci-langkah';
import type { Langkah } from './langkah-repository';

type Pembagian = CheckedBodyOf<typeof timSayaCalls.bagi>['bagian'];

interface Penerima {
  /** NIPs of the leader and the approved members of the team. */
  readonly orang: ReadonlySet<string>;
  /** Why this reader does not distribute the step, in words. */
  readonly alasan: string | null;
  /** Quarters that are over or confirmed: one that stays as it is need not add up any more. */
  readonly tetap: readonly Triwulan[];
}

/**
 * Gives a step out anew: to the leader and approved members of the team alone, in sums that are those of the step. Who
 * reported something keeps his part, at least with nothing to do. 423 for quarters that are closed, 409 for parts whose
 * report was confirmed, 422 for what does not fit.
 */
export async function assignLangkah(
  input: WriteInput,
  { orang, alasan, tetap }: Penerima,
  langkah: Langkah,
  bagian: Pembagian,
): Promise<void> {
  const { tx } = input;
  if (alasan !== null) throw new ProblemError('BENTROK', { pesan: alasan });
  const berubah = perubahan(langkah, bagian);
  const changed = (tw: Triwulan) => berubah.some(({ triwulan }) => triwulan === tw);
  await passPembagian(input, langkah, allTriwulan.filter(changed));
  requireUnconfirmed(langkah, berubah);
  const triwulan = allTriwulan.filter((tw) => changed(tw) || !tetap.includes(tw));
  const nips = bagian.map(({ nip }) => nip);
  const berhenti = await readBerhenti(tx, nips, zonedDate(input.now));
  requireFit(langkah, bagian, { orang, berhenti, triwulan });
  const given = new Set(bagian.map(({ nip }) => nip));
  const gone = langkah.bagian.filter(({ nip }) => !given.has(nip));
  if (gone.length > 0) {
    await tx
      .updateTable('langkah_aksi_anggota')
      .set({ deleted_at: sql<Date>`now()` })
      .where(
        'id',
        'in',
        gone.map(({ id }) => id),
      )
      .execute();
  }
  const { satuan_kerja_id } = langkah.satuan_kerja;
  for (const { nip, target } of bagian) {
    const values = {
      target: targetLangkah(target),
      satuan: langkah.satuan,
      ...Object.fromEntries(allTriwulan.map((tw) => [`target_tw${tw}`, target[tw - 1] ?? null])),
    };
    const there = langkah.bagian.find((one) => one.nip === nip);
    if (there === undefined) {
      const own = { langkah_aksi_id: langkah.id, satuan_kerja_id, nip };
      await tx
        .insertInto('langkah_aksi_anggota')
        .values({ ...own, ...values })
        .execute();
    } else await tx.updateTable('langkah_aksi_anggota').set(values).where('id', '=', there.id).execute();
  }
  // The step is another one now: its version is what the next distribution must have read.
  await tx
    .updateTable('kinerja_langkah_aksi')
    .set({ satuan: langkah.satuan })
    .where('id', '=', langkah.id)
    .execute();
}

interface Perubahan {
  readonly nip: string;
  readonly triwulan: Triwulan;
}

/** Whose part of which quarter becomes another one. */
function perubahan(langkah: Langkah, bagian: Pembagian): Perubahan[] {
  const before = new Map(
    langkah.bagian.map(({ nip, triwulan }) => [nip, triwulan.map(({ target }) => target)]),
  );
  const after = new Map(bagian.map(({ nip, target }) => [nip, target]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((nip) =>
    allTriwulan
      .filter((tw) => (before.get(nip)?.[tw - 1] ?? 0) !== (after.get(nip)?.[tw - 1] ?? 0))
      .map((triwulan) => ({ nip, triwulan })),
  );
}

/** What was confirmed was confirmed against the part that it had. */
function requireUnconfirmed(langkah: Langkah, berubah: readonly Perubahan[]): void {
  for (const { nip, triwulan } of berubah) {
    const part = langkah.bagian.find((one) => one.nip === nip);
    if (part?.triwulan[triwulan - 1]?.keadaan !== 'dikonfirmasi') continue;
    throw new ProblemError('BENTROK', {
      pesan: `${triwulanWord(triwulan)}: realisasi ${part.nama} sudah dikonfirmasi; kembalikan dahulu untuk membaginya lagi.`,
    });
  }
}

/** Whether somebody gets anything that he does not carry yet: only who is approved receives steps. */
function gains({ bagian }: Langkah, wanted: Pembagian[number] | undefined): boolean {
  const there = bagian.find(({ nip }) => nip === wanted?.nip);
  return (
    there === undefined ||
    allTriwulan.some((tw) => (wanted?.target[tw - 1] ?? 0) > (there.triwulan[tw - 1]?.target ?? 0))
  );
}

interface Fitting extends Pick<Penerima, 'orang'> {
  /** NIPs of who has left: they keep what they have, and get nothing more. */
  readonly berhenti: ReadonlySet<string>;
  readonly triwulan: readonly Triwulan[];
}

/** 422 with everything that does not fit, at the place where it stands. */
function requireFit(langkah: Langkah, bagian: Pembagian, { orang, berhenti, triwulan }: Fitting): void {
  const errors: Record<string, string[]> = {};
  const nips = bagian.map(({ nip }) => nip);
  nips.forEach((nip, at) => {
    if (nips.indexOf(nip) < at) errors[`bagian.${at}.nip`] = ['Pegawai ini sudah mendapat bagian'];
    else if (!orang.has(nip) && gains(langkah, bagian[at]))
      errors[`bagian.${at}.nip`] = ['Hanya anggota tim yang sudah disetujui yang dapat dipilih'];
    else if (berhenti.has(nip) && gains(langkah, bagian[at]))
      errors[`bagian.${at}.nip`] = ['Pegawai ini sudah berhenti'];
  });
  for (const tw of triwulan) {
    const sum = jumlahBagian(bagian.map(({ target }) => target[tw - 1] ?? 0));
    const whole = langkah.target[tw - 1] ?? 0;
    if (sum !== whole) {
      errors[`target.${tw - 1}`] = [
        `Jumlah ${triwulanWord(tw)} harus ${whole}, sedangkan yang dibagi ${sum}`,
      ];
    }
  }
  for (const { nip, nama, triwulan: quarters } of langkah.bagian) {
    const reported = quarters.some(({ realisasi, bukti }) => realisasi !== null || bukti.length > 0);
    if (reported && !nips.includes(nip))
      errors.bagian = [`${nama} sudah melaporkan realisasi, sehingga tidak dikeluarkan`];
  }
  if (Object.keys(errors).length === 0) return;
  throw new ProblemError('MASUKAN_TIDAK_SESUAI', { pesan: Object.values(errors)[0]?.[0] ?? '', errors });
}

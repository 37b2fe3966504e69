import { jumlahBagian, type Pembagian, targetLangkah } from './pembagian';

type Angka = number | null;

/** What a member carries in a year; `satuan` null: counted as the step is. */
interface Bagian {
  readonly target: Angka;
  readonly satuan: string | null;
}

/**
 * What is wrong with the yearly targets of a step's members, by member; null: nothing. Together they are the target of the
 * step, which is that of its quarters; those left empty carry the rest. Where somebody counts in another unit than the
 * step, sums say nothing (decision 94).
 *
 * @param triwulan the step's targets, TW 1 first
 */
export function masalahTargetAnggota(
  triwulan: readonly Angka[],
  satuan: string | null,
  anggota: readonly Bagian[],
): readonly (string | null)[] {
  const setahun = anggota.map(({ target }) => target);
  const typed = setahun.filter((value) => value !== null);
  const isAlike = anggota.every((one) => one.satuan === null || one.satuan === satuan);
  const [whole, sum] = [targetLangkah(triwulan), jumlahBagian(typed)];
  const fits = typed.length < setahun.length ? sum <= whole : sum === whole;
  if (fits || !isAlike || typed.length === 0) return setahun.map(() => null);
  const pesan = `Target anggota berjumlah ${figure(sum)}, sedangkan target keempat triwulan langkah ini ${figure(whole)}`;
  return setahun.map((value) => (value === null ? null : pesan));
}

const figure = (value: number) => value.toLocaleString('id-ID', { maximumFractionDigits: 4 });

/**
 * Parts by quarter whose sums are the yearly target of each member and the target of each quarter alike: who stands first
 * begins first. Both must have the same sum.
 *
 * @returns a row of quarters for each member
 */
export function splitYear(setahun: Pembagian, triwulan: Pembagian): readonly Pembagian[] {
  const left = [...triwulan];
  return setahun.map((target) => {
    let missing = target;
    return left.map((room, at) => {
      const given = Math.min(missing, room);
      left[at] = jumlahBagian([room, -given]);
      missing = jumlahBagian([missing, -given]);
      return given;
    });
  });
}

import { type Potret, type PotretBeku, potretBekuSchema } from '@selaras/contracts';
import { perubahanPotret } from '@selaras/domain';
import { kanonik, sidikOf } from '../../../kit/potret/kanonik';

/** What a portrait says of whom, apart from the moment at which it was taken. */
type Said = Pick<PotretBeku, 'sumber' | 'tahun' | 'potret'> & { readonly satuanKerjaId: number };

/** Names what a portrait says: two moments at which it says the same have the same mark. */
export const sidikPotret = (said: Said): string => sidikOf(kanonik(said));

const sidikOfFrozen = ({ sumber, tahun, potret, satuan_kerja }: PotretBeku): string =>
  sidikPotret({ sumber, tahun, potret, satuanKerjaId: satuan_kerja.id });

/** Content that was frozen, as it was. Throws when it is not in a form that this portal ever wrote. */
export const readFrozen = (isi: string): PotretBeku => potretBekuSchema.parse(JSON.parse(isi));

/** What became of a source since a portrait of it was taken; null where the portal has nothing to say of it any more. */
export function sejak(frozen: PotretBeku, now: Potret | null): { sama: boolean; perubahan: string[] } {
  if (now === null) return { sama: false, perubahan: ['Portal tidak lagi memuat datanya.'] };
  const { sumber, tahun, satuan_kerja } = frozen;
  const sama =
    sidikOfFrozen(frozen) === sidikPotret({ sumber, tahun, satuanKerjaId: satuan_kerja.id, potret: now });
  if (sama) return { sama, perubahan: [] };
  const told = perubahanPotret(frozen.potret, now);
  return { sama, perubahan: told.length === 0 ? ['Susunan atau urutan isinya berubah.'] : told };
}

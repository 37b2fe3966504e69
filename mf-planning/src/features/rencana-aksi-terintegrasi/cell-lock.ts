import type { Kunci } from '@selaras/contracts';
import { allTriwulan, belumDibukaOf, bidangTerintegrasi, isOpen, triwulanWord } from '@selaras/domain';
import { type Baris, followsQuarters } from './row';
import type { GridColumn } from './terintegrasi-columns';

/** What may be written of a unit's rows now, and whether the reader may write at all. */
export interface Access {
  readonly kunci: Kunci;
  readonly ubah: boolean;
}

const GOAL = 'sasaran-strategis-pd';
const STEP = 'kinerja-langkah-aksi';

const READ_ONLY = 'Anda dapat membaca, tetapi tidak mengubah rencana satuan kerja ini.';
const COMPUTED = 'Dihitung dari triwulannya.';

/** Why a level does not take a field here; null when it does. */
function foreign({ tingkat }: Baris, field: string): string | null {
  if (tingkat === GOAL) return /_tw\d$|^anggaran$/.test(field) ? 'Tidak diisi pada tingkat ini.' : null;
  if (field === 'realisasi') return COMPUTED;
  if (tingkat === STEP) return field === 'target' ? COMPUTED : null;
  return field === 'anggaran' ? 'Diisi bersama anggaran triwulannya, di formulir.' : null;
}

/** Why evidence can be neither added nor taken away; null when it can. */
function buktiReason({ tingkat }: Baris, triwulan: number, { kunci, ubah }: Access): string | null {
  if (tingkat !== STEP) return 'Bukti dilampirkan pada langkah aksi.';
  if (!ubah) return READ_ONLY;
  return isOpen(kunci, `tw${triwulan as 1 | 2 | 3 | 4}`) ? null : closedQuarter(kunci, triwulan);
}

const overWords = (names: string) => `Batas waktu pengisian realisasi ${names} sudah lewat.`;

const aheadWords = (kunci: Kunci, tw: number) => belumDibukaOf(kunci, `tw${tw as 1 | 2 | 3 | 4}`);

/** Why a quarter is closed: its time has not come yet, or it is over. */
const closedQuarter = (kunci: Kunci, tw: number) => aheadWords(kunci, tw) ?? overWords(triwulanWord(tw));

/** Why a cell cannot be written, in words; null when it can. */
export function closedReason(
  row: Baris,
  { field, kind, triwulan = 0 }: GridColumn,
  access: Access,
): string | null {
  const { kunci, ubah } = access;
  if (kind === 'drawn') return buktiReason(row, triwulan, access);
  if (field === undefined) return 'Kolom ini hanya dibaca.';
  const elsewhere = foreign(row, field);
  if (elsewhere !== null) return elsewhere;
  if (!ubah) return READ_ONLY;
  if (field === 'target' && followsQuarters(row)) return 'Mengikuti target triwulan menurut cara hitungnya.';
  const group = bidangTerintegrasi(row, field);
  if (isOpen(kunci, group)) return null;
  if (group === 'realisasi') {
    return belumDibukaOf(kunci, group) ?? 'Batas waktu pengisian realisasi sudah lewat.';
  }
  if (group.startsWith('tw')) return closedQuarter(kunci, Number(group.slice(2)));
  return kunci.pesan ?? 'Terkunci oleh validasi perencanaan.';
}

/** The lock as the page of the realisation tells it: which quarters are over and which opens next, whatever closes the plan. */
export function realisasiLock(kunci: Kunci): Kunci {
  const shut = allTriwulan.filter((tw) => !kunci.triwulan.includes(tw));
  if (shut.length === 0) return { ...kunci, alasan: null, pesan: null };
  const over = shut.filter((tw) => aheadWords(kunci, tw) === undefined);
  const names = over.length === 4 ? 'semua triwulan' : over.map((tw) => triwulanWord(tw)).join(', ');
  const words = [over.length > 0 ? overWords(names) : [], kunci.belum_dibuka?.[0]?.pesan ?? []].flat();
  return { ...kunci, alasan: 'batas-waktu', pesan: words.join(' ') };
}

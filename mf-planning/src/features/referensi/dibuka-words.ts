import { EMPTY_VALUE, formatDate, masaTriwulan, triwulanReferensi } from '@selaras/domain';

interface Dibuka {
  readonly kode: string;
  readonly tahun: number;
  readonly mulai_date: string | null;
}

/** When what a deadline ends may be filled in from: a quarter from its first day on unless another one is set. */
export function dibukaWords(row: object): string {
  const { kode, tahun, mulai_date: mulai } = row as Dibuka;
  const triwulan = triwulanReferensi(kode);
  if (triwulan === null) return EMPTY_VALUE;
  const words = formatDate(masaTriwulan(tahun, triwulan, { mulai, batas: null }).mulai);
  return mulai === null ? `${words} (awal triwulan)` : words;
}

import { formatMoney } from '../numbers/format-number';

/** Points of an evaluation with two decimals always, so that a column is read digit below digit: `24,10`. */
export const formatNilaiLke = (nilai: number | null): string => formatMoney(nilai);

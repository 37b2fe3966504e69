/**
 * Of which units figures of a year are added up that hold final plans alone; null when it is all of them. Whoever
 * compares years reads why the one at work has less.
 *
 * @param final units whose plan of the year is final
 * @param semua all active units
 */
export function finalUnitsText(final: number, semua: number, tahun: number): string | null {
  if (final >= semua) return null;
  return `Angka ${tahun} baru memuat ${final} dari ${semua} perangkat daerah: yang perencanaannya sudah final. Tahun yang lengkap karena itu dapat lebih besar.`;
}

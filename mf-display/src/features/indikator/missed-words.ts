/** How many of what stands below an indicator missed their target, on all levels of the tree. */
export function missedWords(missed: number, all: number): string {
  if (all === 0) return 'Belum ada hasil di bawahnya, dari perencanaan yang sudah final.';
  const counted = `${all} kinerja pendukung, sampai sub kegiatan, yang sudah ada hasilnya`;
  return missed === 0 ? `Tidak ada: ${counted} semuanya mencapai target.` : `${missed} dari ${counted}.`;
}

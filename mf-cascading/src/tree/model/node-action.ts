/** What can be pressed on a box besides opening and editing it, and the mark of external performance (spec 1 §2). */
export type NodeAction =
  | 'ra'
  | 'rra'
  | 'do'
  | 'pk'
  | 'cc'
  | 'langkah-aksi'
  | 'wakil-direktur'
  | 'rekap-anggaran'
  | 'solusi'
  | 'csf'
  | 'gagal'
  | 'kamus'
  | 'ex';

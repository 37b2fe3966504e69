import { useEffect, useRef } from 'react';
import { goesOn, useEkspor } from '../lkip-ekspor/ekspor-queries';
import { progressOf } from '../lkip-ekspor/ekspor-words';

/** The PDF that a report is formalised with: how far it is, and once, that it is there. */
export function useBerkas(id: number | null, onMade: (id: number) => void) {
  const query = useEkspor(id);
  const ekspor = id === null ? undefined : query.data?.data;
  const told = useRef<number | null>(null);
  const made = ekspor?.keadaan === 'selesai' ? ekspor.id : null;
  useEffect(() => {
    if (made === null || told.current === made) return;
    told.current = made;
    onMade(made);
  });
  const berjalan = id !== null && (ekspor === undefined || goesOn(ekspor));
  const { persen, teks } = ekspor === undefined ? { persen: 5, teks: 'Membuat PDF' } : progressOf(ekspor);
  const gagal =
    ekspor?.keadaan === 'gagal'
      ? (ekspor.masalah?.pesan ?? 'PDF gagal dibuat.')
      : ekspor?.keadaan === 'dibatalkan'
        ? 'Pembuatan PDF dihentikan.'
        : null;
  return { berjalan, persen, teks, gagal };
}

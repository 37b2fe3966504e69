/** How a quarter of an action plan stands. */
export const keadaanTriwulan = {
  'tanpa-target': 'Tanpa target',
  'belum-diisi': 'Belum diisi',
  tercapai: 'Tercapai',
  'tidak-tercapai': 'Tidak tercapai',
} as const;

export type KeadaanTriwulan = keyof typeof keadaanTriwulan;

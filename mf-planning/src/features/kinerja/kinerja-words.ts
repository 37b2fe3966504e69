import type { Polaritas, TipeHitung } from '@selaras/domain';

/** Directions of an indicator as people choose them. */
export const polaritasOptions: readonly { value: Polaritas; label: string }[] = [
  { value: 'maximize', label: 'Makin tinggi makin baik' },
  { value: 'minimize', label: 'Makin rendah makin baik' },
  { value: 'range', label: 'Di dalam rentang' },
];

/** How four quarters become the year's value. */
export const tipeHitungOptions: readonly { value: TipeHitung; label: string }[] = [
  { value: 'akumulasi', label: 'Akumulasi (dijumlahkan)' },
  { value: 'posisi_akhir', label: 'Posisi akhir (triwulan terakhir)' },
  { value: 'rata_rata', label: 'Rata-rata' },
];

export const wordsOfOption = (
  options: readonly { value: string; label: string }[],
  value: string | null,
): string | null => options.find((option) => option.value === value)?.label ?? value;

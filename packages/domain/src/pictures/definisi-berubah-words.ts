/** What stands where figures of different meaning meet: before it and after it they are no comparison. */
export const definisiBerubahWords = (tahun: number): string =>
  `Definisi berubah mulai ${tahun}; hasil sebelumnya tidak sebanding.`;

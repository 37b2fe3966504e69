/** What each check is called in the suite's table. */
export const checks = [
  'ready',
  'ukuran',
  'gaya',
  'sekitar',
  'perbarui',
  'pegangan',
  'pilih',
  'galat',
  'lepas',
  'tenang',
] as const;

export type Check = (typeof checks)[number];

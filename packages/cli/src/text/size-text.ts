/** Bytes as people read them: `1,4 MB`, below that `12 kB`. */
export function megabytes(bytes: number): string {
  const [amount, unit, digits] = bytes < 1_000_000 ? [bytes / 1000, 'kB', 0] : [bytes / 1_000_000, 'MB', 1];
  return `${amount.toLocaleString('id-ID', { maximumFractionDigits: digits })} ${unit}`;
}

/** A kept version: the day on which it was first read, and its place among those of the day. */
export interface VersionName {
  /** `YYYY-MM-DD`, on the instance's clock. */
  readonly tanggal: string;
  /** 1 for the first of the day. */
  readonly nomor: number;
}

/** `2026-11-23`, or `2026-11-23.2` for the second version of that day. */
export const versionName = ({ tanggal, nomor }: VersionName): string =>
  nomor === 1 ? tanggal : `${tanggal}.${nomor}`;

/** Reads the name of a version; null when it is none. */
export function readVersionName(name: string): VersionName | null {
  const [, tanggal, nomor] = /^(\d{4}-\d{2}-\d{2})(?:\.([1-9]\d?))?$/.exec(name) ?? [];
  if (tanggal === undefined) return null;
  const isDate = new Date(`${tanggal}T00:00:00Z`).toJSON()?.startsWith(tanggal) ?? false;
  return isDate ? { tanggal, nomor: Number(nomor ?? 1) } : null;
}

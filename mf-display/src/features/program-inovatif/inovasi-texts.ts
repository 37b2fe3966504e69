import type { ProgramInovatif } from '@selaras/contracts';

/** What is typed about an innovation, as the fields hold it. */
export interface InovasiTexts {
  readonly judul: string;
  readonly deskripsi: string;
  readonly manfaat: string;
  readonly tautan: string;
  readonly teks_alternatif: string;
}

/** A sentence for each field that cannot be sent like this. */
export type InovasiFaults = { readonly [Field in keyof InovasiTexts | 'gambar']?: string };

/** Texts of a row as its form begins; empty ones for a new row. */
export const textsOf = (row: ProgramInovatif | null): InovasiTexts => ({
  judul: row?.judul ?? '',
  deskripsi: row?.deskripsi ?? '',
  manfaat: row?.manfaat ?? '',
  tautan: row?.tautan ?? '',
  teks_alternatif: row?.gambar?.teks_alternatif ?? '',
});

const REQUIRED = ['judul', 'deskripsi', 'manfaat'] as const;

/** What is missing before the server need be asked: a picture needs words for who does not see it. */
export function faultsOf(texts: InovasiTexts, withPicture: boolean): InovasiFaults {
  const required = withPicture ? [...REQUIRED, 'teks_alternatif' as const] : REQUIRED;
  const missing = required.filter((name) => texts[name].trim() === '');
  return Object.fromEntries(missing.map((name) => [name, 'Wajib diisi']));
}

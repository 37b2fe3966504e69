import type { CascadingProps, Locale } from '@selaras/cascading-react/contract';
import type { PinnedScript } from './pinned-script';

/** The themes that a page may ask the embed for, with the words of the gallery. */
export const themes = [
  { value: 'auto', label: 'Ikut pembaca' },
  { value: 'light', label: 'Terang' },
  { value: 'dark', label: 'Gelap' },
  { value: 'host', label: 'Ikut halaman' },
] as const satisfies readonly { value: NonNullable<CascadingProps['theme']>; label: string }[];

/** The languages of the embed's own words. */
export const locales = [
  { value: 'id', label: 'Indonesia' },
  { value: 'en', label: 'English' },
] as const satisfies readonly { value: Locale; label: string }[];

/** Which script a page takes: whatever is active, or one version for good. */
export const versions = [
  { value: 'aktif', label: 'Selalu terbaru' },
  { value: 'tetap', label: 'Tetap, dengan hash' },
] as const;

type GalleryTheme = (typeof themes)[number]['value'];
type GalleryVersion = (typeof versions)[number]['value'];

/** What a reader of the gallery has chosen, as the address says it. */
export interface AddressChoice {
  /** Null: the whole regency. */
  readonly satuanKerjaId: number | null;
  readonly tahun: number;
  readonly theme: GalleryTheme;
  readonly locale: Locale;
  readonly versi: GalleryVersion;
  /** Which host the code is for. */
  readonly cara: string;
}

/** What the code of the gallery is written from. */
export interface EmbedChoice extends Pick<AddressChoice, 'satuanKerjaId' | 'tahun' | 'theme' | 'locale'> {
  /** Scheme and host of this portal. */
  readonly origin: string;
  /** Null: the address that always gives the active version. */
  readonly pinned: PinnedScript | null;
}

interface Offered {
  readonly tahunPublik: number;
  readonly years: readonly number[];
  /** The first is shown where the address names none. */
  readonly hosts: readonly string[];
}

const oneOf = <Value extends string>(
  text: string | null,
  options: readonly { readonly value: Value }[],
): Value => (options.find(({ value }) => value === text) ?? options[0])?.value as Value;

/** What an address asks for; whatever it says that there is not falls back to the default. */
export function readChoice(params: URLSearchParams, { tahunPublik, years, hosts }: Offered): AddressChoice {
  const unit = Number(params.get('satuan_kerja_id'));
  const tahun = Number(params.get('tahun'));
  const cara = params.get('cara') ?? '';
  return {
    satuanKerjaId: Number.isSafeInteger(unit) && unit > 0 ? unit : null,
    tahun: years.includes(tahun) ? tahun : tahunPublik,
    theme: oneOf(params.get('tema'), themes),
    locale: oneOf(params.get('bahasa'), locales),
    versi: oneOf(params.get('versi'), versions),
    cara: hosts.includes(cara) ? cara : (hosts[0] ?? ''),
  };
}

const names = {
  satuanKerjaId: 'satuan_kerja_id',
  tahun: 'tahun',
  theme: 'tema',
  locale: 'bahasa',
  versi: 'versi',
  cara: 'cara',
} as const satisfies Record<keyof AddressChoice, string>;

/** The address after a change; null stands for the default and leaves it. */
export function changedChoice(
  params: URLSearchParams,
  change: { readonly [Name in keyof AddressChoice]?: AddressChoice[Name] | null },
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change)) {
    const param = names[name as keyof AddressChoice];
    if (value === null || value === undefined) next.delete(param);
    else next.set(param, String(value));
  }
  return next;
}

/** Props of the contract that this choice stands for, all of them, so that an update takes back what was chosen before. */
export const liveProps = ({ satuanKerjaId, tahun, locale, theme }: EmbedChoice) =>
  ({ satuanKerjaId, tahun, locale, theme }) satisfies CascadingProps;

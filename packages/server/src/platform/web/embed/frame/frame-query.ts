import { idSchema } from '@selaras/contracts';

const frameLocales = ['id', 'en'] as const;
export type FrameLocale = (typeof frameLocales)[number];

const frameThemes = ['light', 'dark', 'auto'] as const;

/** What a frame shows, as its address says; left out: the whole regency, the public's year, Indonesian, the reader's theme. */
export interface AskedFrame {
  readonly satuan_kerja_id?: number;
  readonly tahun?: number;
  readonly locale: FrameLocale;
  readonly theme: (typeof frameThemes)[number];
}

export const frameNames = ['satuan_kerja_id', 'tahun', 'locale', 'theme'] as const;
export type FrameName = (typeof frameNames)[number];

/** What is wrong with one name of an address. */
export interface FrameFault {
  readonly name: string;
  readonly what: 'twice' | 'unknown' | FrameName;
}

export type FrameAnswer =
  | { readonly asked: AskedFrame }
  | { readonly faults: readonly FrameFault[]; readonly locale: FrameLocale | null };

/** Of one address no more than this is repeated to its reader. */
const MOST_FAULTS = 6;

const isOneOf = <Value extends string>(values: readonly Value[], text: string | undefined): text is Value =>
  (values as readonly (string | undefined)[]).includes(text);

const isId = (text: string) => /^\d+$/.test(text) && idSchema.safeParse(text).success;

const rightOf =
  (openYears: readonly number[]) =>
  (name: FrameName, text: string): boolean =>
    ({
      satuan_kerja_id: () => isId(text),
      tahun: () => openYears.map(String).includes(text),
      locale: () => isOneOf(frameLocales, text),
      theme: () => isOneOf(frameThemes, text),
    })[name]();

/** Reads the address of a frame: each name once, none that is not known, each value one of those that there are. */
export function readFrameQuery(
  query: Readonly<Record<string, unknown>>,
  openYears: readonly number[],
): FrameAnswer {
  const isRight = rightOf(openYears);
  const faults = Object.entries(query).flatMap(([name, value]): FrameFault[] => {
    if (!isOneOf(frameNames, name)) return [{ name, what: 'unknown' }];
    if (typeof value !== 'string') return [{ name, what: 'twice' }];
    return isRight(name, value) ? [] : [{ name, what: name }];
  });
  const { satuan_kerja_id, tahun, locale, theme } = query as Partial<Record<FrameName, string>>;
  const language = locale === undefined ? 'id' : isOneOf(frameLocales, locale) ? locale : null;
  if (faults.length > 0 || language === null)
    return { faults: faults.slice(0, MOST_FAULTS), locale: language };
  return {
    asked: {
      ...(satuan_kerja_id !== undefined && { satuan_kerja_id: Number(satuan_kerja_id) }),
      ...(tahun !== undefined && { tahun: Number(tahun) }),
      locale: language,
      theme: isOneOf(frameThemes, theme) ? theme : 'auto',
    },
  };
}

import { gambarInovasiFields, type ProgramInovatif, programInovatifFields } from '@selaras/contracts';
import { missingTyped, type TypedValues, typedValues } from '@selaras/resource/typed';

/** What is typed about an innovation. */
export const typedInovasi = { ...programInovatifFields, ...gambarInovasiFields } as const;
export type InovasiTexts = TypedValues<typeof typedInovasi>;
/** A sentence for each field that cannot be sent like this. */
export type InovasiFaults = { readonly [Field in keyof InovasiTexts | 'gambar']?: string };

/** Texts of a row as its form begins; empty ones for a new row. */
export const textsOf = (row: ProgramInovatif | null): InovasiTexts => ({
  ...typedValues(programInovatifFields, row),
  ...typedValues(gambarInovasiFields, row?.gambar ?? null),
});

/** What is missing before the server need be asked: a picture needs words for who does not see it. */
export const faultsOf = (texts: InovasiTexts, withPicture: boolean): InovasiFaults =>
  missingTyped(withPicture ? typedInovasi : programInovatifFields, texts);

import type { OptionModel, PengampuType } from '@selaras/contracts';

const modelNames: Readonly<Record<OptionModel, string>> = {
  'kinerja-program': 'program',
  'kinerja-kegiatan': 'kegiatan',
  'kinerja-sub-kegiatan': 'sub kegiatan',
  'kinerja-langkah-aksi': 'langkah aksi',
};

const pengampuNames: Readonly<Record<PengampuType, string>> = {
  'kinerja-program': 'program',
  'kinerja-kegiatan': 'kegiatan',
  'kinerja-sub-kegiatan': 'sub kegiatan',
};

function nameOf(names: Readonly<Record<string, string>>, key: string, what: string): string {
  if (Object.hasOwn(names, key)) return names[key] as string;
  throw new RangeError(`Unknown ${what} '${key}': use one of ${Object.keys(names).join(', ')}.`);
}

/** Name of a filter's model; throws for one that is not among the four (spec 2 §5). */
export const modelName = (model: OptionModel): string => nameOf(modelNames, model, 'model');

/** Name of an owner list's type; throws for one that is not among the three (spec 2 §5). */
export const pengampuTypeName = (type: PengampuType): string => nameOf(pengampuNames, type, 'pengampu type');

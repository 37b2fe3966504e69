import { zonedDate } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { findRegencyVersion } from '../../../kit/data-version/data-version';
import type { Dataset } from '../../../kit/open-data/dataset';
import { ProblemError } from '../../../plugins/problem';
import { publicJson } from '../../../plugins/public-answer';
import type { DisplayAnswers } from '../display-route';
import type { Described } from './formats/described';
import type { Standing } from './formats/metadata';
import type { DatasetSelection } from './open-dataset';
import { revisionOf } from './versions/revision';
import { readVersionName, type VersionName, versionName } from './versions/version-name';
import {
  findBefore,
  findNewest,
  findVersion,
  type KeptVersion,
  keepVersion,
  readContent,
} from './versions/version-repository';

/** As it was, but without people also where it was kept before they were taken out. */
const parsed = async (db: Kysely<Tables>, sidik: string): Promise<Dataset> =>
  JSON.parse(publicJson(await readContent(db, sidik)));

/** The same of a version that is kept. */
interface DescribedVersion extends Described {
  readonly version: VersionName;
}

const describedAs = (dataset: Dataset, version: KeptVersion): DescribedVersion => ({
  dataset,
  version,
  versiData: version.versi_data,
  tanggal: version.tanggal,
});

interface Reading {
  readonly db: Kysely<Tables>;
  readonly answers: DisplayAnswers;
  readonly now: Date;
}

/** The selection as it is now, made once for each version of the data and kept for who cites it later. */
export async function readCurrent(
  { db, answers, now }: Reading,
  selection: DatasetSelection,
): Promise<Described> {
  const tanggal = zonedDate(now);
  const text = await answers.read(['data-terbuka', selection.kunci, tanggal], async () => {
    const versiData = await findRegencyVersion(db);
    const dataset = await selection.make(db);
    const version = selection.dicari
      ? null
      : await keepVersion(db, { pilihan: selection.kunci, dataset, versiData, tanggal });
    const described: Described =
      version === null ? { dataset, version, versiData, tanggal } : describedAs(dataset, version);
    return JSON.stringify(described);
  });
  return JSON.parse(text);
}

/**
 * A kept version of the selection, as it was.
 *
 * @throws `PERMINTAAN_RUSAK` for a name that is none, `TIDAK_DITEMUKAN` where nothing was kept under it.
 */
export async function readVersion(
  db: Kysely<Tables>,
  { kunci, dicari }: DatasetSelection,
  name: string,
): Promise<DescribedVersion> {
  const asked = dicari ? null : readVersionName(name);
  if (asked === null) {
    throw new ProblemError('PERMINTAAN_RUSAK', {
      pesan: dicari
        ? 'Hasil pencarian kata tidak disimpan sebagai versi. Hapus kata yang dicari dari alamat.'
        : 'Nama versi tidak dapat dibaca. Tulis tanggalnya, misalnya versi=2026-11-23.',
    });
  }
  const version = await findVersion(db, kunci, asked);
  if (version !== undefined) return describedAs(await parsed(db, version.sidik), version);
  const newest = await findNewest(db, kunci);
  throw new ProblemError('TIDAK_DITEMUKAN', {
    pesan:
      newest === undefined
        ? 'Belum ada versi yang disimpan dari pilihan ini.'
        : `Versi ini tidak ada. Versi terbaru: ${versionName(newest)}.`,
  });
}

/** The newest kept version of the selection; null: none is kept yet. */
export const readNewest = async (
  db: Kysely<Tables>,
  { kunci }: DatasetSelection,
): Promise<VersionName | null> => (await findNewest(db, kunci)) ?? null;

/** How a version stands among the others of its selection, and what it revised. */
export async function readStanding(
  db: Kysely<Tables>,
  { kunci }: DatasetSelection,
  { dataset, version }: Described,
  newest: VersionName | null,
): Promise<Standing> {
  const before = version && ((await findBefore(db, kunci, version)) ?? null);
  return {
    newest,
    before,
    revision: before && revisionOf(await parsed(db, before.sidik), dataset),
  };
}

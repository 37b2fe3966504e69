import { formatDate } from '@selaras/domain';
import { type VersionName, versionName } from '../open-data/versions/version-name';

/** Where the figures of a page come from, and of when. */
export const sourceWords = (instansi: string, diperbarui: Date | null): string =>
  `Sumber: Selaras, ${instansi}.${diperbarui === null ? '' : ` Data diperbarui ${formatDate(diperbarui)}.`}`;

/** Where the figures of a kept version come from, and which version it is: they may have changed since. */
export const versionSourceWords = (instansi: string, version: VersionName): string =>
  `Sumber: Selaras, ${instansi}. Data per ${formatDate(version.tanggal)}, versi ${versionName(version)}.`;

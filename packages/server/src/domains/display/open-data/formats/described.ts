import type { Dataset } from '../../../../kit/open-data/dataset';
import type { VersionName } from '../versions/version-name';

/** A dataset with the version that it is. */
export interface Described {
  readonly dataset: Dataset;
  /** The version that it is; null: it is not kept. */
  readonly version: VersionName | null;
  /** Version of the regency's data from which it was made. */
  readonly versiData: number;
  /** Day on which it was first read as it is, `YYYY-MM-DD` on the instance's clock. */
  readonly tanggal: string;
}

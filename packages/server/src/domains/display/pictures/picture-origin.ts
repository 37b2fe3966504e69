import type { Dataset, DatasetColumn } from '../../../kit/open-data/dataset';
import { LICENCE_SHORT, licence } from '../../../kit/open-data/licence';
import type { PictureOrigin } from '../../../kit/picture/picture';

/** Says what counts as reached, where what is drawn are counts of it. */
const COUNTED = 'status';

const meaning = ({ judul, definisi }: DatasetColumn) => `${judul}: ${definisi}`;

/** What the file of a dataset's picture says of itself. */
export const originOf = (
  { kolom }: Pick<Dataset, 'kolom'>,
  { instansi, sumber }: { readonly instansi: string; readonly sumber: string },
): PictureOrigin => ({ penerbit: instansi, sumber, lisensi: licence, definisi: kolom.map(meaning) });

/** The licence, and what the drawn figures mean, as it is read below them. */
export function termWords({ kolom }: Pick<Dataset, 'kolom'>, drawn: readonly string[]): string {
  const asked = drawn.map((name) => name.toLowerCase());
  const named = kolom.filter(({ key, judul }) => asked.includes(judul.toLowerCase()) || asked.includes(key));
  const meant = named.length > 0 ? named : kolom.filter(({ key }) => key === COUNTED);
  return [`Lisensi ${LICENCE_SHORT}.`, ...meant.map(meaning)].join(' ');
}

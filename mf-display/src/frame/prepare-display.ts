import { callQuery, type RequestInput } from '@selaras/api-client';
import type { AnyCall } from '@selaras/contracts';
import type { PageOpening } from '@selaras/federation';
import { kindOf } from './display-kind';
import { unitShown } from './display-unit';
import type { DisplayEndpoints } from './use-display';

type Input<Masuk extends AnyCall, Publik extends AnyCall> = RequestInput<Masuk> & RequestInput<Publik>;

/** What else of an opened display may decide what it asks for. */
export interface OpenedDisplay {
  readonly publik: boolean;
  readonly address: URLSearchParams;
}

/** Asks for a display as its reader, before its page is drawn; where nothing says what for, the page waits for a choice. */
export const prepareDisplay =
  <Masuk extends AnyCall, Publik extends AnyCall>(
    { masuk, publik }: DisplayEndpoints<Masuk, Publik>,
    inputOf: (unit: number | null, opened: OpenedDisplay) => Input<Masuk, Publik> | null,
  ) =>
  async ({ queries, pathname, address, user }: PageOpening): Promise<void> => {
    const kind = kindOf(pathname);
    if (kind === null) return;
    const unit = kind.area === 'makro' ? null : unitShown(address, user, kind);
    if (kind.area === 'mikro' && unit === null) return;
    const input = inputOf(unit, { publik: kind.publik, address });
    if (input === null) return;
    if (kind.publik) await queries.prefetchQuery(callQuery('display', publik, input));
    else await queries.prefetchQuery(callQuery('display', masuk, input));
  };

/** What a display of the whole regency asks for. */
export const ofRegency = () => ({});
/** What a display of one unit asks for. */
export const ofUnit = (unit: number | null) => (unit === null ? null : { query: { satuan_kerja_id: unit } });
/** What a display of the regency and of a unit asks for. */
export const ofEither = (unit: number | null) => ({
  query: unit === null ? {} : { satuan_kerja_id: unit },
});

import type { IkuCard } from '@selaras/contracts';
import { WayLink } from './way-link';

/** A key indicator of the regency leads to everything about it, the units behind it included. */
export const ikuKabupatenName = (iku: IkuCard) => (
  <WayLink ways={[{ page: 'publik-makro.indikator', params: { pemilik: 'kabupaten', id: iku.id } }]}>
    {iku.indikator}
  </WayLink>
);

/** A key indicator of a unit, of which drafts may be shown, leads to its goal. */
export const ikuPdName = (iku: IkuCard) => (
  <WayLink ways={[{ page: 'sasaran-strategis-pd.show', params: { id: iku.id } }]}>{iku.indikator}</WayLink>
);

import { antreanOpd } from './antrean';
import { AntreanView } from './antrean-view';

/** `/validasi-kepala-opd`: places that wait for the reader. */
export const Page = () => <AntreanView antrean={antreanOpd} />;

import { antreanKabid } from './antrean';
import { AntreanView } from './antrean-view';

/** `/validasi-kepala-bidang`: places that wait for the reader. */
export const Page = () => <AntreanView antrean={antreanKabid} />;

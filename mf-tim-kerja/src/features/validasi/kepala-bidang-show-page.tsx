import { antreanKabid } from './antrean';
import { PutusanView, preparePutusan } from './putusan-view';

/** `/validasi-kepala-bidang/show/{id}`: one place, and the decision of the head of division. */
export const Page = () => <PutusanView title="Detail Validasi Kepala Bidang" antrean={antreanKabid} />;

export const prepare = preparePutusan;

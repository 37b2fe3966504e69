import { antreanOpd } from './antrean';
import { PutusanView, preparePutusan } from './putusan-view';

/** `/validasi-kepala-opd/show/{id}`: one place, and the decision of the agency head. */
export const Page = () => <PutusanView title="Detail Persetujuan Anggota Tim" antrean={antreanOpd} />;

export const prepare = preparePutusan;

import { antreanSementara } from './antrean';
import { PutusanView, preparePutusan } from './putusan-view';

/** `/tim-kerja/persetujuan/{id}`: one place, and the decision of who acts in the post. */
export const Page = () => <PutusanView title="Detail Keputusan" antrean={antreanSementara} />;

export const prepare = preparePutusan;

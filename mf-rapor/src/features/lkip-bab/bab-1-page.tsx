import { LkipPage } from './lkip-page';
import { prepareLkip } from './prepare-lkip';

export const prepare = prepareLkip('lkip.bab-1');

/** `/lkip/bab-1`: the introduction of the annual report (domain §9 2.5). */
export const Page = () => <LkipPage id="lkip.bab-1" />;

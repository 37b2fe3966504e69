import { LkipPage } from './lkip-page';
import { prepareLkip } from './prepare-lkip';

export const prepare = prepareLkip('lkip.bab-3');

/** `/lkip/bab-3`: what was reached, with the closing chapter and the annexes (domain §9 2.5). */
export const Page = () => <LkipPage id="lkip.bab-3" />;

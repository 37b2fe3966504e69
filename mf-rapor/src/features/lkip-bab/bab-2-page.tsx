import { LkipPage } from './lkip-page';
import { prepareLkip } from './prepare-lkip';

export const prepare = prepareLkip('lkip.bab-2');

/** `/lkip/bab-2`: what was planned (domain §9 2.5). */
export const Page = () => <LkipPage id="lkip.bab-2" />;

import { planningFieldGroups } from '@selaras/domain';
/** Groups of fields that the stages of planning validation open (domain §7). */
export const bidangPerencanaan = planningFieldGroups;
export type BidangPerencanaan = (typeof bidangPerencanaan)[number];

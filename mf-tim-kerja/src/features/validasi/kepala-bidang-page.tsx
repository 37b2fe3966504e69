import { antreanKabid } from './antrean';
import { antreanPage } from './antrean-queue';

/** `/validasi-kepala-bidang`: places that wait for the reader. */
export const { Page, prepare } = antreanPage(antreanKabid);

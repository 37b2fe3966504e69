import { antreanOpd } from './antrean';
import { antreanPage } from './antrean-queue';

/** `/validasi-kepala-opd`: places that wait for the reader. */
export const { Page, prepare } = antreanPage(antreanOpd);

import { antreanSementara } from './antrean';
import { antreanPage } from './antrean-queue';

/** `/tim-kerja/persetujuan`: places that wait for who acts in the post of somebody else. */
export const { Page, prepare } = antreanPage(antreanSementara);

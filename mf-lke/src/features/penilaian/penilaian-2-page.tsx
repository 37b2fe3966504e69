import { evaluationPage, prepareMeja } from './evaluation-page';

/** `/lke/penilaian-2`: the evaluation after the repair, with both rounds beside each other. */
export const Page = evaluationPage(2);

export const prepare = prepareMeja;

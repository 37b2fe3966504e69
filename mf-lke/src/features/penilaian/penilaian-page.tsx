import { evaluationPage, prepareMeja } from './evaluation-page';

/** `/lke/penilaian`: the first evaluation. */
export const Page = evaluationPage(1);

export const prepare = prepareMeja;

import { evaluationPage } from './evaluation-page';

/** `/lke/penilaian`: the first evaluation. */
export const Page = evaluationPage(1);

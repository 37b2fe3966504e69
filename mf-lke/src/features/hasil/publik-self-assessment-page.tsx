import { PublikPage, preparePublik } from './publik-page';

/** `/public-display/lke/hasil-self-assessment`: what units gave themselves, once their evaluation is final. */
export const Page = () => <PublikPage kind="mandiri" />;

export const prepare = preparePublik;

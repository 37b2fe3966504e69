import { PublikPage, preparePublik } from './publik-page';

/** `/public-display/lke/hasil-akhir`: final results of units with their places. */
export const Page = () => <PublikPage kind="pleno" />;

export const prepare = preparePublik;

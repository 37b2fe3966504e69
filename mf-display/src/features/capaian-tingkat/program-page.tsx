import { TingkatPage } from './tingkat-page';

/** Achievement of program, on macro and micro pages and their public twins. */
export const Page = () => <TingkatPage tingkat="program" />;

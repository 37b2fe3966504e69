import { prepareTingkat, TingkatPage } from './tingkat-page';

export const prepare = prepareTingkat('program');

/** Achievement of program, on macro and micro pages and their public twins. */
export const Page = () => <TingkatPage tingkat="program" />;

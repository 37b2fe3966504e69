import { prepareTingkat, TingkatPage } from './tingkat-page';

export const prepare = prepareTingkat('kegiatan');

/** Achievement of kegiatan, on macro and micro pages and their public twins. */
export const Page = () => <TingkatPage tingkat="kegiatan" />;

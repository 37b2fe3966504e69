import { prepareTingkat, TingkatPage } from './tingkat-page';

export const prepare = prepareTingkat('sub-kegiatan');

/** Achievement of sub kegiatan, on macro and micro pages and their public twins. */
export const Page = () => <TingkatPage tingkat="sub-kegiatan" />;

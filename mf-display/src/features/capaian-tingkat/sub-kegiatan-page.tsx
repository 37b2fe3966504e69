import { TingkatPage } from './tingkat-page';

/** Achievement of sub kegiatan, on macro and micro pages and their public twins. */
export const Page = () => <TingkatPage tingkat="sub-kegiatan" />;

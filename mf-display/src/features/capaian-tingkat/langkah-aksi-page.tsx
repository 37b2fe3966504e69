import { prepareTingkat, TingkatPage } from './tingkat-page';

export const prepare = prepareTingkat('langkah-aksi');

/** Achievement of langkah aksi, on macro and micro pages and their public twins. */
export const Page = () => <TingkatPage tingkat="langkah-aksi" />;

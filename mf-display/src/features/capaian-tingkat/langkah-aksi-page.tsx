import { TingkatPage } from './tingkat-page';

/** Achievement of langkah aksi, on macro and micro pages and their public twins. */
export const Page = () => <TingkatPage tingkat="langkah-aksi" />;

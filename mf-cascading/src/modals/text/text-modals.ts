/** Contents of the modals that are read as text. */
export { DiagnosaCsf } from './diagnosa-csf';
export { KinerjaLangkahAksi } from './kinerja-langkah-aksi';
export { PenyebabKegagalan } from './penyebab-kegagalan';
export { PerbaikanKinerja } from './perbaikan-kinerja';

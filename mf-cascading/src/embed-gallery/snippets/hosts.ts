import { federation, vite, webpack } from './federation';
import { oldReact, packedReact, react, singleSpa, vue } from './frameworks';
import { angular, customElement, frame, jquery, jqueryPlace, script, scriptLine } from './plain-page';
import type { Snippet } from './snippet';

/** What is mounted in the gallery itself. */
export type Adapter = 'skrip' | 'elemen' | 'bingkai' | 'react' | 'single-spa' | 'federasi';

/** A kind of page that embeds, as a view of the gallery. */
export interface Host {
  readonly id: string;
  readonly label: string;
  /** For whom it is. */
  readonly text: string;
  readonly adapter: Adapter;
  /** Said beside the live view where the host's own library is not in this page. */
  readonly standsFor?: string;
  readonly snippets: readonly Snippet[];
}

/** The hosts in the order of the guide. */
export const hosts: readonly Host[] = [
  {
    id: 'skrip',
    label: 'Skrip',
    text: 'Untuk halaman apa pun: satu baris skrip, satu elemen, satu panggilan.',
    adapter: 'skrip',
    snippets: [script],
  },
  {
    id: 'elemen',
    label: 'Elemen',
    text: 'Satu elemen HTML, tanpa JavaScript dari pihak Anda. Atributnya boleh berubah kapan saja.',
    adapter: 'elemen',
    snippets: [customElement],
  },
  {
    id: 'bingkai',
    label: 'Bingkai',
    text: 'Untuk situs yang tidak boleh menjalankan skrip pihak lain: tanpa kuki, tanpa sesi, dan asal halaman Anda tidak perlu didaftarkan. Cukup diizinkan dengan frame-src.',
    adapter: 'bingkai',
    standsFor:
      'Dipasang dengan kode di sebelahnya; bingkai tidak mengirim kejadian dan selalu versi yang aktif.',
    snippets: [frame],
  },
  {
    id: 'react',
    label: 'React',
    text: 'React 18 dan 19. Komponennya menggambar satu div dengan React Anda; diagramnya membawa React sendiri. Butuh <div id="cascading"></div> di halaman.',
    adapter: 'react',
    snippets: [packedReact, scriptLine, react],
  },
  {
    id: 'react-lama',
    label: 'React 16 dan 17',
    text: 'Dari React 16.8, yang belum punya createRoot. Butuh <div id="cascading"></div> di halaman.',
    adapter: 'react',
    standsFor: 'Komponen yang sama, digambar oleh React portal ini.',
    snippets: [scriptLine, oldReact],
  },
  {
    id: 'vue',
    label: 'Vue 3',
    text: 'Komponen Vue di sekitar panggilan skrip; props yang berubah diteruskan. Butuh <div id="cascading"></div> di halaman.',
    adapter: 'skrip',
    standsFor: 'Panggilan skrip yang dipakai komponen Vue itu; Vue sendiri tidak ada di halaman ini.',
    snippets: [scriptLine, vue],
  },
  {
    id: 'angular',
    label: 'Angular',
    text: 'Elemennya dipakai seperti elemen HTML biasa; CUSTOM_ELEMENTS_SCHEMA mengizinkan namanya. Butuh <portal-cascading></portal-cascading> di halaman.',
    adapter: 'elemen',
    standsFor: 'Elemen yang dipakai komponen Angular itu; Angular sendiri tidak ada di halaman ini.',
    snippets: [scriptLine, angular],
  },
  {
    id: 'jquery',
    label: 'jQuery',
    text: 'Untuk portal lama: pilihan ditulis sebagai atribut data, satu skrip memasang semuanya.',
    adapter: 'skrip',
    standsFor: 'Panggilan skrip yang dipakai kode jQuery itu; jQuery sendiri tidak ada di halaman ini.',
    snippets: [scriptLine, jqueryPlace, jquery],
  },
  {
    id: 'cms',
    label: 'CMS',
    text: 'Tempel di blok HTML halaman. CMS yang membuang skrip dari isi halaman butuh baris skripnya di templat, sekali untuk seluruh situs.',
    adapter: 'elemen',
    standsFor: 'Elemen yang sama seperti di halaman CMS; aturan gaya tema tidak sampai ke dalamnya.',
    snippets: [customElement],
  },
  {
    id: 'single-spa',
    label: 'single-spa',
    text: 'Siklus hidup untuk registerApplication dan parcel.',
    adapter: 'single-spa',
    standsFor: 'Siklus hidup yang sama, dipanggil halaman ini seperti single-spa memanggilnya.',
    snippets: [scriptLine, singleSpa],
  },
  {
    id: 'federasi',
    label: 'Module federation',
    text: 'Remote mf_cascading membuka mf_cascading/Cascading dan mf_cascading/lifecycles; tuan rumah menyediakan runtime federasinya. Asal halaman didaftarkan, dan <div id="cascading"></div> ada di halaman.',
    adapter: 'federasi',
    standsFor: 'Modul mf_cascading/Cascading dari remote ini.',
    snippets: [federation, webpack, vite],
  },
];

export const hostIds: readonly string[] = hosts.map(({ id }) => id);

import type { EmbedChoice } from '../choice/embed-choice';
import { attributesText, propLines, propsText, queryText } from './props-text';
import type { Snippet } from './snippet';

const scriptTag = ({ origin, pinned }: EmbedChoice): string =>
  pinned?.cuplikan ?? `<script src="${origin}/sematkan/cascading.js" crossorigin="anonymous"></script>`;

const element = (choice: EmbedChoice) => `<selaras-cascading ${attributesText(choice)}></selaras-cascading>`;

/** The script alone, for hosts whose own code does the rest. */
export const scriptLine: Snippet = { title: 'Baris skrip, sekali di halaman', block: null, code: scriptTag };

export const script: Snippet = {
  title: 'HTML',
  block: 'html skrip',
  code: (choice) => `<div id="cascading"></div>
${scriptTag(choice)}
<script>
  const cascading = Selaras.mountCascading(document.querySelector('#cascading'), {
${propLines(choice)
  .map((line) => `    ${line},`)
  .join('\n')}
  });
  cascading.on('select', (kotak) => console.log(kotak?.sasaran ?? 'tidak ada yang dipilih'));
</script>`,
};

/** The same without code in the page, for policies that let none run there. */
export const pageWithoutCode: Snippet = {
  title: 'Halaman tanpa kode di dalamnya',
  block: 'html berkas',
  code: (choice) => `<div id="cascading"></div>
${scriptTag(choice)}
<script src="/diagram.js"></script>`,
};

export const ownFile: Snippet = {
  title: '/diagram.js',
  block: 'js berkas',
  code: (choice) => `Selaras.mountCascading(document.querySelector('#cascading'), ${propsText(choice)});`,
};

export const customElement: Snippet = {
  title: 'HTML',
  block: 'html elemen',
  code: (choice) => `${scriptTag(choice)}
${element(choice)}`,
};

export const angular: Snippet = {
  title: 'Komponen Angular',
  block: 'js angular',
  code: (choice) => `import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

const PortalCascading = Component({
  selector: 'portal-cascading',
  template: '${element(choice)}',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
})(class {});

bootstrapApplication(PortalCascading, { providers: [provideZonelessChangeDetection()] });`,
};

export const jqueryPlace: Snippet = {
  title: 'HTML',
  block: 'html jquery',
  code: (choice) => `<div class="cascading" ${attributesText(choice, 'data-')}></div>`,
};

export const jquery: Snippet = {
  title: 'JavaScript',
  block: 'js jquery',
  code: () => `import $ from 'jquery';

$(() => {
  $('.cascading').each((_, tempat) => {
    window.Selaras.mountCascading(tempat, $(tempat).data());
  });
});`,
};

/** Where the page that is framed lies. */
export const frameAddress = (choice: EmbedChoice): string =>
  `${choice.origin}/sematkan/cascading?${queryText(choice)}`;

export const frame: Snippet = {
  title: 'HTML',
  block: 'html bingkai',
  code: (choice) =>
    `<iframe src="${frameAddress(choice).replaceAll('&', '&amp;')}" title="Cascading Kinerja" width="100%" height="640" style="border: 0" loading="lazy"></iframe>`,
};

export const policy: Snippet = {
  title: 'Kebijakan keamanan (CSP) halaman Anda',
  block: 'http kebijakan',
  code: ({ origin }) =>
    `Content-Security-Policy: default-src 'none'; script-src 'self' ${origin}; connect-src ${origin}; style-src 'self'; img-src data:; require-trusted-types-for 'script'; trusted-types selaras-sematan selaras-sematan-cetak`,
};

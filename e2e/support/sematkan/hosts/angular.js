import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import { element, first, hearEvent, offer, place } from './guest.js';

const props = signal(first);

const Page = Component({
  selector: 'portal-cascading',
  template: `<selaras-cascading
    [attr.satuan-kerja-id]="props().satuanKerjaId"
    [attr.tahun]="props().tahun"
    [attr.locale]="props().locale"
    (ready)="hear($event)"
    (select)="hear($event)"
    (navigate)="hear($event)"
    (error)="hear($event)"
  ></selaras-cascading>`,
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
})(
  class {
    props = props;
    hear = hearEvent;
  },
);

let application;

offer({
  async mount() {
    application = await createApplication({ providers: [provideZonelessChangeDetection()] });
    const home = document.createElement('portal-cascading');
    place().append(home);
    application.bootstrap(Page, home);
  },
  update: (part) => props.update((before) => ({ ...before, ...part })),
  unmount: () => application.destroy(),
  handle: () => element().handle,
});

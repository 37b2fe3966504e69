import { cascadingActs, guardOf, type RemoteManifest } from '@selaras/contracts';

const displayGuard = guardOf(cascadingActs.read);

/** Pages, guards and menu entries of the cascading remote; `order` puts the diagram last in its group (spec 2 §2.11). */
export const manifest = {
  name: 'mf_cascading',
  title: 'Cascading',
  platformApi: 1,
  pages: [
    {
      id: 'cascading.makro',
      path: '/display-makro/cascading',
      title: 'Cascading',
      layout: 'default',
      guard: displayGuard,
      parent: 'dashboard',
    },
    {
      id: 'cascading.mikro',
      path: '/display-mikro/cascading',
      title: 'Cascading',
      layout: 'default',
      guard: displayGuard,
      parent: 'dashboard',
    },
    {
      id: 'cascading.publik-makro',
      path: '/public-display/display-makro/cascading',
      title: 'Cascading',
      layout: 'guest',
      guard: 'none',
      parent: 'welcome',
    },
    {
      id: 'cascading.publik-mikro',
      path: '/public-display/display-mikro/cascading',
      title: 'Cascading',
      layout: 'guest',
      guard: 'none',
      parent: 'welcome',
    },
    {
      id: 'arsitektur-kinerja',
      path: '/public-display/arsitektur-kinerja',
      title: 'Arsitektur Kinerja',
      layout: 'guest',
      guard: 'none',
      parent: 'welcome',
    },
    {
      id: 'arsitektur-kinerja.cross-cutting',
      path: '/public-display/arsitektur-kinerja-cross-cutting',
      title: 'Arsitektur Kinerja Cross Cutting',
      layout: 'guest',
      guard: 'none',
      parent: 'welcome',
    },
    {
      id: 'sematkan',
      path: '/sematkan',
      title: 'Sematkan Diagram',
      layout: 'guest',
      guard: 'none',
      parent: 'welcome',
    },
  ],
  menu: [
    {
      group: 'Display Makro',
      label: 'Cascading',
      path: '/display-makro/cascading',
      order: 120,
      icon: 'network',
    },
    {
      group: 'Display Mikro',
      label: 'Cascading',
      path: '/display-mikro/cascading',
      order: 120,
      icon: 'network',
    },
    {
      group: 'Publik Makro',
      label: 'Cascading',
      path: '/public-display/display-makro/cascading',
      order: 130,
      icon: 'network',
    },
    {
      group: 'Publik Mikro',
      label: 'Cascading',
      path: '/public-display/display-mikro/cascading',
      order: 130,
      icon: 'network',
    },
    {
      group: 'Publik',
      label: 'Arsitektur Kinerja',
      path: '/public-display/arsitektur-kinerja',
      order: 10,
      icon: 'network',
    },
  ],
} as const satisfies RemoteManifest;

export type PageId = (typeof manifest)['pages'][number]['id'];

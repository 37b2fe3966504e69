import type { ComponentType } from 'react';
import type { PageId } from './manifest';

/** Every page of the manifest with the module that draws it; a page without a component does not compile. */
export const pages: Record<PageId, () => Promise<{ Page: ComponentType }>> = {
  'cascading.makro': () => import('./features/makro-page'),
  'cascading.mikro': () => import('./features/mikro-page'),
  'cascading.publik-makro': () => import('./features/publik-makro-page'),
  'cascading.publik-mikro': () => import('./features/publik-mikro-page'),
  'arsitektur-kinerja': () => import('./features/arsitektur-page'),
  'arsitektur-kinerja.cross-cutting': () => import('./features/arsitektur-cross-cutting-page'),
};

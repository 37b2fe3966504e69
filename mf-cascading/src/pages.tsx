import type { ComponentType } from 'react';
import type { PageId } from './manifest';

/** Every page of the manifest with the module that draws it; a page without a component does not compile. */
export const pages: Record<PageId, () => Promise<{ Page: ComponentType }>> = {
  makro: () => import('./features/makro-page'),
  mikro: () => import('./features/mikro-page'),
  'publik-makro': () => import('./features/publik-makro-page'),
  'publik-mikro': () => import('./features/publik-mikro-page'),
  arsitektur: () => import('./features/arsitektur-page'),
  'arsitektur-cross-cutting': () => import('./features/arsitektur-cross-cutting-page'),
};

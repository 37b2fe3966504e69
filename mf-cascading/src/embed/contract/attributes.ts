import type { CascadingProps } from '@selaras/cascading-react/contract';

/**
 * The prop of each attribute of the element, whose text is read as props are: what makes no sense is said in the element.
 * Origins, tokens and data are none: markup may come from people that the page does not trust.
 */
export const attributes = {
  'satuan-kerja-id': 'satuanKerjaId',
  tahun: 'tahun',
  'api-base': 'apiBase',
  locale: 'locale',
  theme: 'theme',
} as const satisfies Record<string, keyof CascadingProps>;

export const attributeNames = Object.keys(attributes) as (keyof typeof attributes)[];

export const propsOfAttributes: readonly (keyof CascadingProps)[] = Object.values(attributes);

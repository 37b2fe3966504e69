export type Theme = 'light' | 'dark';

type Surface =
  | 'ground'
  | 'surface'
  | 'raised'
  | 'sunken'
  | 'hover'
  | 'line'
  | 'line-strong'
  | 'text'
  | 'muted'
  | 'brand'
  | 'brand-strong'
  | 'brand-soft'
  | 'on-brand'
  | 'accent'
  | 'accent-soft'
  | 'danger'
  | 'danger-strong'
  | 'danger-soft'
  | 'on-danger'
  | 'table-head';

type Status = 'tercapai' | 'tidak-tercapai' | 'csf-gagal' | 'keduanya' | 'belum-ada-data';

type ColourName = Surface | `status-${Status}` | `status-${Status}-soft` | `sequence-${1 | 2 | 3 | 4 | 5}`;

/** Colours that stand in for those of the portal, as CSS writes them. */
export type OwnColours = Readonly<Partial<Record<ColourName, string>>>;

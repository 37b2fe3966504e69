import type { CascadingProps } from '@selaras/cascading-react/contract';
import type { Fault } from './fault';

/** Until whoever runs the page changes something, these stay as they are. */
const lasting: readonly Fault['code'][] = [
  'PROPS_SALAH',
  'ASAL_DITOLAK',
  'CSP_DITOLAK',
  'UNIT_TIDAK_DIKENAL',
  'TAHUN_TIDAK_DIKENAL',
];

/** Whether asking again may bring the tree. */
export const helpsToRetry = ({ code }: Fault, { data }: Pick<CascadingProps, 'data'>): boolean =>
  !lasting.includes(code) && data == null;

import { FormView } from '@selaras/resource/form';
import type { PanelProps } from './panel-props';
import { realisasiPd, realisasiRpjmd } from './realisasi-form';

const forms = { rpjmd: realisasiRpjmd, pd: realisasiPd };

/** The report of one action. */
export function RealisasiPanel({ level, id, back }: PanelProps & { id: number }) {
  return <FormView form={forms[level]} id={id} back={back} />;
}

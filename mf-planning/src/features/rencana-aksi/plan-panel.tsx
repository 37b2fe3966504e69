import { FormView } from '@selaras/resource/form';
import type { PanelProps } from './panel-props';
import { formPd, formRpjmd } from './rencana-aksi-form';

const forms = { rpjmd: formRpjmd, pd: formPd };

/** The plan of one action; null makes a new one. */
export function PlanPanel({ level, id, back }: PanelProps & { id: number | null }) {
  return <FormView form={forms[level]} id={id} back={back} />;
}

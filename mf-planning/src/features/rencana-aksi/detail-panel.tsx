import { DetailView } from '@selaras/resource/detail';
import type { PanelProps } from './panel-props';
import { detailPd, detailRpjmd } from './rencana-aksi-detail';

const details = { rpjmd: detailRpjmd, pd: detailPd };

/** One action with its quarters and its history. */
export function DetailPanel({ level, id, back }: PanelProps & { id: number }) {
  return <DetailView detail={details[level]} id={id} back={back} />;
}

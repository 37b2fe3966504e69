import type { NarasiBagian } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import { Button, centredRow, lateDialog, readDraft, tokens } from '@selaras/ui';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { drafKeyOf } from '../../lkip/draf-keys';
import { calonDraf } from './calon-draf';

const SemuaDrafDialog = lateDialog(
  async () => (await import(/* webpackChunkName: "lkip-semua-draf" */ './semua-draf-dialog')).SemuaDrafDialog,
);

const Bar = styled.div`
  ${centredRow(2, 3)}
  color: ${tokens.colour.muted};
  @media print { display: none; }
`;

/** From so many drafts on it is worth while to take them together. */
const SEVERAL = 2;

interface SemuaDrafProps {
  readonly unit: number | null;
  readonly bagian: readonly NarasiBagian[];
  /** Code of the section that is written on this page. */
  readonly open: string | null;
}

/** Offers the drafts of all narratives that nobody has written, and tells how many were taken. */
export function SemuaDraf({ unit, bagian, open }: SemuaDrafProps) {
  const { user, tahunKinerja } = useSession();
  const [asking, setAsking] = useState(false);
  const [taken, setTaken] = useState(0);
  const isUnsaved = (kode: string) => readDraft(drafKeyOf(user?.id, tahunKinerja, { unit, kode })) !== null;
  const { calon, bukan } = calonDraf(bagian, { open, isUnsaved });
  return (
    <Bar>
      {calon.length >= SEVERAL && (
        <Button variant="primary" icon={<ListChecks size={16} />} onClick={() => setAsking(true)}>
          Pakai semua draf ({calon.length})
        </Button>
      )}
      <span role="status">{taken > 0 && `${taken} draf dipakai. Batalkan di bagiannya bila perlu.`}</span>
      {asking && (
        <SemuaDrafDialog
          unit={unit}
          calon={calon}
          bukan={bukan}
          onTaken={(jumlah) => {
            setTaken(jumlah);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Bar>
  );
}

import { Badge } from '@selaras/ui';
import styled from 'styled-components';
import { BulletList } from '../kit/bullet-list';
import type { NodeModalProps } from '../kit/node-modal-props';

const Text = styled.span`
  flex: 1;
`;

/** 'Diagnosa Critical Success Factor (CSF)': the recorded factors, the met ones first (spec 1 §2). */
export function DiagnosaCsf({ card }: NodeModalProps) {
  const records = [
    ...card.csfTercapai.map((catatan) => ({ catatan, met: true })),
    ...card.csfGagal.map((catatan) => ({ catatan, met: false })),
  ];
  return (
    <BulletList
      label="Diagnosa CSF"
      empty="Tidak ada data"
      items={records.map(({ catatan, met }, id) => ({
        id,
        text: (
          <>
            <Text>{catatan}</Text>
            <Badge tone={met ? 'success' : 'danger'}>{met ? 'Terpenuhi' : 'Gagal'}</Badge>
          </>
        ),
      }))}
    />
  );
}

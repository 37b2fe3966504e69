import type { LangkahTim, TimSayaDetail } from '@selaras/contracts';
import { EMPTY_VALUE, formatMeasure, triwulanWord } from '@selaras/domain';
import { Button, Card, lateDialog, plainList, Stack, space, tokens } from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { AngkaTriwulan } from './angka-triwulan';
import { BagianRow } from './bagian-row';

const LateBagi = lateDialog(async () => (await import('../bagi/bagi-dialog')).BagiDialog);

const Parts = styled.ul`
  ${plainList(2)}
  & > li { display: grid; gap: ${space(2)}; padding-block: ${space(2)}; border-top: 1px solid ${tokens.colour.line}; }
`;

const figure = (value: number | null) => (value === null ? EMPTY_VALUE : formatMeasure(value));

interface LangkahTimCardProps {
  readonly tim: TimSayaDetail;
  readonly langkah: LangkahTim;
  readonly triwulan: number;
}

/** One step of a team in a quarter: who carries how much, what they reported, and the leader’s answers. */
export function LangkahTimCard({ tim, langkah, triwulan }: LangkahTimCardProps) {
  const [bagi, setBagi] = useState(false);
  const { sasaran, indikator, satuan, sub_kegiatan, target, bagian, tidak_dibagi } = langkah;
  const angka = langkah.angka[triwulan - 1];
  return (
    <Card
      headingLevel={3}
      title={sasaran}
      description={[indikator, sub_kegiatan].filter(Boolean).join(' · ')}
      actions={
        tidak_dibagi === null && (
          <Button aria-label={`Bagi ${sasaran}`} onClick={() => setBagi(true)}>
            Bagi
          </Button>
        )
      }
    >
      <Stack $gap={2}>
        <p>
          Target {triwulanWord(triwulan)}: <strong>{figure(target[triwulan - 1] ?? null)}</strong> {satuan}
        </p>
        {angka && <AngkaTriwulan angka={angka} satuan={satuan} />}
        {tidak_dibagi !== null && <p>{tidak_dibagi}</p>}
        {bagian.length === 0 && <p>Belum dibagi kepada siapa pun.</p>}
        <Parts>
          {bagian.map((one) => {
            const row = one.triwulan[triwulan - 1];
            if (row === undefined || angka === undefined) return null;
            return (
              <BagianRow key={one.id} timId={tim.id} bagian={one} row={row} satuan={satuan} angka={angka} />
            );
          })}
        </Parts>
      </Stack>
      {bagi && <LateBagi tim={tim} langkah={langkah} onClose={() => setBagi(false)} />}
    </Card>
  );
}

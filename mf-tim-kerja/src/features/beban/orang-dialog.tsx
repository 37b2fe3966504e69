import type { BebanOrang, LangkahBeban } from '@selaras/contracts';
import { allTriwulan, panasBebanOf, panasBebanWords, triwulanWord } from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { ErrorState, LoadingState, Modal, Segmented, Stack, spreadRow, tokens, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { OpenCell } from './beban-address';
import { bobotText, langkahText } from './beban-columns';
import { bebanQueries } from './beban-queries';
import { LangkahItem } from './langkah-item';
import { PindahDialog } from './pindah-dialog';
import type { Pemindahan } from './pindah-notice';
import { RiwayatPindah } from './riwayat-pindah';

const Steps = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Head = styled.div`
  ${spreadRow(2, 4)}
  & p { margin: 0; }
  & small { display: block; color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
`;

interface OrangDialogProps {
  readonly unit: number;
  readonly cell: OpenCell;
  /** What was just moved. */
  readonly notice: ReactNode;
  readonly onCell: (cell: OpenCell | null) => void;
  readonly onMoved: (moved: Pemindahan) => void;
}

/** What stands behind a cell of the load view: the steps of one person in a quarter, and moving them. */
export function OrangDialog({ unit, cell, notice, onCell, onMoved }: OrangDialogProps) {
  const [moving, setMoving] = useState<LangkahBeban | null>(null);
  const query = useQuery(bebanQueries.orang(unit, cell.pegawaiId));
  const { data: orang, failure } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Langkah aksi orang ini gagal dimuat'),
  );
  if (moving !== null && orang !== undefined) {
    return (
      <PindahDialog
        unit={unit}
        orang={orang}
        langkah={moving}
        triwulan={cell.triwulan}
        onClose={() => setMoving(null)}
        onMoved={(moved) => {
          setMoving(null);
          onMoved(moved);
        }}
      />
    );
  }
  return (
    <Modal
      open
      size="large"
      title={orang?.nama ?? 'Beban kerja'}
      {...(orang && { description: [orang.jabatan, orang.asal].filter(Boolean).join(' · ') })}
      onClose={() => onCell(null)}
    >
      <Stack>
        {notice}
        {failure && <ErrorState {...failure} />}
        {orang === undefined && !failure && <LoadingState label="Memuat langkah aksi" />}
        {orang !== undefined && (
          <Isi
            orang={orang}
            triwulan={cell.triwulan}
            onTriwulan={(triwulan) => onCell({ ...cell, triwulan })}
            onPindah={setMoving}
          />
        )}
      </Stack>
    </Modal>
  );
}

interface IsiProps {
  readonly orang: BebanOrang;
  readonly triwulan: number;
  readonly onTriwulan: (triwulan: number) => void;
  readonly onPindah: (langkah: LangkahBeban) => void;
}

function Isi({ orang, triwulan, onTriwulan, onPindah }: IsiProps) {
  const at = triwulan - 1;
  const { nip, rata, bobot, jumlah, lain, langkah, riwayat } = orang;
  const steps = langkah.filter((one) => (one.bobot[at] ?? 0) > 0);
  const [weight, mean, elsewhere] = [bobot[at] ?? 0, rata[at] ?? 0, lain.jumlah[at] ?? 0];
  return (
    <>
      <Head>
        <p>
          <strong>{langkahText(jumlah[at] ?? 0)}</strong>, bobot <strong>{bobotText(weight)}</strong> (
          {panasBebanWords[panasBebanOf(weight, mean)].toLowerCase()}; rata-rata satuan kerja{' '}
          {bobotText(mean)})
          {elsewhere > 0 && (
            <small>
              Termasuk {langkahText(elsewhere)} berbobot {bobotText(lain.bobot[at] ?? 0)} di satuan kerja
              lain.
            </small>
          )}
        </p>
        <Segmented
          label="Triwulan"
          value={String(triwulan)}
          onChange={(value) => onTriwulan(Number(value))}
          options={allTriwulan.map((tw) => ({ value: String(tw), label: triwulanWord(tw) }))}
        />
      </Head>
      {steps.length === 0 ? (
        <p>Tidak ada langkah aksi satuan kerja ini pada {triwulanWord(triwulan)}.</p>
      ) : (
        <Steps aria-label={`Langkah aksi ${triwulanWord(triwulan)}`}>
          {steps.map((one) => (
            <LangkahItem key={one.id} langkah={one} triwulan={triwulan} onPindah={() => onPindah(one)} />
          ))}
        </Steps>
      )}
      <RiwayatPindah riwayat={riwayat} />
      {nip !== null && (
        <p>
          <PageLink page="skp.show" params={{ nip }}>
            SKP {orang.nama}
          </PageLink>
        </p>
      )}
    </>
  );
}

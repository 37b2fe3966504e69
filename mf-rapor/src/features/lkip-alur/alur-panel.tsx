import type { AlurLkip } from '@selaras/contracts';
import {
  bagianLkipWords,
  type KodeBagianLkip,
  type LangkahLkip,
  langkahLkip,
  langkahLkipWords,
} from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import {
  Button,
  Card,
  ErrorState,
  lateDialog,
  latePart,
  Skeleton,
  Stack,
  useLoaded,
  wrapRow,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { UNIT, unitKey } from '../../kartu/place';
import { narasiLevelOf } from '../lkip-narasi/narasi-level';
import { alurQueries } from './alur-queries';
import { BerkasResmi } from './berkas-resmi';
import { CatatanPanel } from './catatan-panel';
import { TahapLine } from './tahap-line';

const LangkahDialog = lateDialog(async () => (await import('./langkah-dialog')).LangkahDialog);
const RiwayatView = latePart(async () => (await import('./riwayat-view')).RiwayatView);

const Acts = styled.div`
  ${wrapRow(2)}
`;
const Root = styled.div`
  @media print { display: none; }
`;

interface AlurPanelProps {
  readonly unit: number | null;
  /** Left out where each section shows its own. */
  readonly catatan?: boolean;
}

/** Where a report stands, what its reader may do next, and what the review says of it. */
export function AlurPanel({ unit, catatan = true }: AlurPanelProps) {
  const query = useQuery(alurQueries.alur(unit));
  const { data, failure } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Perjalanan laporan gagal dimuat'),
  );
  return (
    <Root>
      <Stack>
        <Card title="Perjalanan laporan">
          {failure && <ErrorState {...failure} />}
          {!failure && data === undefined && <Skeleton height="96px" />}
          {data && <AlurView unit={unit} alur={data} />}
        </Card>
        {catatan && data && data.komentar.length > 0 && <CatatanPanel unit={unit} alur={data} />}
      </Stack>
    </Root>
  );
}

function AlurView({ unit, alur }: { unit: number | null; alur: AlurLkip }) {
  const [asking, setAsking] = useState<LangkahLkip | null>(null);
  const [history, setHistory] = useState(false);
  const { keadaan, langkah, riwayat, berkas, kekurangan, tanpa_narasi } = alur;
  // A way back, which asks for a reason, is never the one that is offered first.
  const next = langkah.find((one) => !('beralasan' in langkahLkip[one]));
  return (
    <Stack $gap={3}>
      <TahapLine keadaan={keadaan} riwayat={riwayat} />
      {kekurangan.length > 0 && langkah.includes('ajukan') && (
        <p>
          Sebelum diajukan, tulis dahulu:{' '}
          {kekurangan.map((kode) => bagianLkipWords[kode as KodeBagianLkip].judul).join(', ')}.
        </p>
      )}
      {tanpa_narasi && langkah.includes('ajukan') && (
        <p>
          Belum ada satu pun narasi capaian indikator. Tulis dahulu di{' '}
          <PageLink page={narasiLevelOf(unit).page} query={{ [UNIT]: unitKey(unit) }}>
            {narasiLevelOf(unit).title}
          </PageLink>
          .
        </p>
      )}
      {berkas !== null && <BerkasResmi berkas={berkas} />}
      <Acts>
        {langkah.map((one) => (
          <Button
            key={one}
            variant={one === next ? 'primary' : 'secondary'}
            disabled={one === 'ajukan' && (kekurangan.length > 0 || tanpa_narasi)}
            onClick={() => setAsking(one)}
          >
            {langkahLkipWords[one].tombol}
          </Button>
        ))}
        {riwayat.length > 0 && (
          <Button variant="quiet" aria-expanded={history} onClick={() => setHistory(!history)}>
            Riwayat langkah
          </Button>
        )}
      </Acts>
      {history && <RiwayatView riwayat={riwayat} />}
      {asking !== null && (
        <LangkahDialog unit={unit} langkah={asking} alur={alur} onClose={() => setAsking(null)} />
      )}
    </Stack>
  );
}

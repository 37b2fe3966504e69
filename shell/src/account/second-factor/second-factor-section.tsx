import { formatDateTime } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { Badge, Button, centredRow, ErrorState, lateDialog, PageSection, Skeleton } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { accountQueries } from '../account-queries';
import { useAccountChanged } from '../use-account-changed';
import type { SecondFactorAct } from './second-factor-dialogs';

const Line = styled.div`
  ${centredRow(2, 3)}
`;

const Dialogs = lateDialog(async () => (await import('./second-factor-dialogs')).SecondFactorDialogs);
/** So few are left that one should make new ones. */
const FEW_CODES = 3;

/** Whether a code of one's telephone is asked for beside the password, and how to set it up. */
export function SecondFactorSection() {
  const accountChanged = useAccountChanged();
  const query = useQuery(accountQueries.secondFactor());
  const [act, setAct] = useState<SecondFactorAct | null>(null);
  const failure = loadFailure(query, 'Faktor kedua gagal dimuat');
  const state = query.data?.data;

  return (
    <PageSection
      title="Faktor kedua"
      description="Saat masuk, kode dari aplikasi autentikator di telepon Anda diminta setelah kata sandi. Kata sandi yang bocor saja tidak membuka akun Anda."
    >
      {failure && <ErrorState {...failure} />}
      {state === undefined && !failure && <Skeleton height="36px" />}
      {state?.sejak === null && (
        <Line>
          <Badge tone={state.wajib ? 'warning' : 'neutral'}>Tidak aktif</Badge>
          <Button icon={<ShieldCheck size={16} />} onClick={() => setAct('pasang')}>
            Pasang faktor kedua
          </Button>
        </Line>
      )}
      {state?.sejak != null && (
        <>
          <Line>
            <Badge tone="success">Aktif</Badge>
            <span>sejak {formatDateTime(state.sejak)}</span>
            <Badge tone={state.kode_pemulihan < FEW_CODES ? 'warning' : 'neutral'}>
              {state.kode_pemulihan} kode pemulihan tersisa
            </Badge>
          </Line>
          <Line>
            <Button icon={<KeyRound size={16} />} onClick={() => setAct('kode-baru')}>
              Buat kode pemulihan baru
            </Button>
            <Button variant="quiet" icon={<ShieldOff size={16} />} onClick={() => setAct('lepas')}>
              Lepas faktor kedua
            </Button>
          </Line>
        </>
      )}
      {act !== null && <Dialogs act={act} onDone={accountChanged} onClose={() => setAct(null)} />}
    </PageSection>
  );
}

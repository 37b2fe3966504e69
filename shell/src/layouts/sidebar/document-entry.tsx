import { documentEndpoints } from '@selaras/api-client';
import type { MenuEntry } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import { lateDialog, VisuallyHidden } from '@selaras/ui';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useMissingPart } from '../../errors/use-missing-part';
import { MenuIcon } from '../../menu/menu-icon';
import { openRekapAnggaran } from '../../menu/rekap-anggaran';
import { useShell } from '../../shell-context';
import { entryStyle } from './sidebar-style';

const REKAP_PATH = `/api${documentEndpoints.rekapAnggaran.path}`;

const RekapAnggaranDialog = lateDialog(
  async () => (await import('../../menu/rekap-anggaran-dialog')).RekapAnggaranDialog,
);

const TabLink = styled.a<{ $narrow: boolean }>`
  ${entryStyle}
  & > svg:last-child { margin-left: auto; }
`;

interface Props {
  readonly entry: MenuEntry;
  readonly narrow: boolean;
  readonly onFollow: () => void;
}

/** A document of the back end in a new tab, of the user's own unit or of the one that the page shows. */
export function DocumentEntry({ entry, narrow, onFollow }: Props) {
  const { user, tahunKinerja } = useSession();
  const { notices } = useShell();
  const [searchParams] = useSearchParams();
  const [choosing, setChoosing] = useState(false);
  const unit = user?.satuan_kerja_id ?? (Number(searchParams.get('satuan_kerja_id')) || null);
  const stopChoosing = () => setChoosing(false);
  const missing = useMissingPart(stopChoosing);
  const open = (satuanKerjaId: number) => {
    stopChoosing();
    void openRekapAnggaran({ tahun_kinerja: tahunKinerja, satuan_kerja_id: satuanKerjaId }, notices);
  };

  return (
    <>
      <TabLink
        $narrow={narrow}
        title={narrow ? entry.label : undefined}
        href={`${entry.path}?tahun_kinerja=${tahunKinerja}${unit === null ? '' : `&satuan_kerja_id=${unit}`}`}
        target="_blank"
        rel="noreferrer"
        onClick={(event) => {
          onFollow();
          if (entry.path !== REKAP_PATH) return;
          event.preventDefault();
          if (unit === null) setChoosing(true);
          else open(unit);
        }}
      >
        <MenuIcon name={entry.icon} />
        <span>
          {entry.label}
          <VisuallyHidden> (tab baru)</VisuallyHidden>
        </span>
        {!narrow && <ExternalLink size={14} aria-hidden="true" />}
      </TabLink>
      {choosing && <RekapAnggaranDialog onOpen={open} onClose={stopChoosing} onMissing={missing} />}
    </>
  );
}

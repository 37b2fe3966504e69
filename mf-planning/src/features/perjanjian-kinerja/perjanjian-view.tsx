import type { PerjanjianDetail } from '@selaras/contracts';
import { jenisPerjanjianWords, terbitanWord } from '@selaras/domain';
import { StatusPerjanjianBadge } from '@selaras/resource/sign';
import { Button, ConfirmDialog, lateDialog, PageHeader, PrintButton, space } from '@selaras/ui';
import { FileDown, FilePlus2, FileSignature, Stamp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { PerjanjianSheet } from './perjanjian-sheet';
import { PerjanjianSide } from './perjanjian-side';
import { useDocument } from './use-document';
import { usePerjanjianPages } from './use-perjanjian-pages';
import { type Subjek, useCreate, useRemoveDraft } from './use-steps';

const IssueDialog = lateDialog(
  async () => (await import(/* webpackChunkName: "bagian-terbitan" */ './issue-dialog')).IssueDialog,
);
const SignedCopyDialog = lateDialog(
  async () =>
    (await import(/* webpackChunkName: "bagian-terbitan" */ './signed-copy-dialog')).SignedCopyDialog,
);

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(240px, 320px);
  align-items: start;
  gap: ${space(6)};
  @media (max-width: 1100px) { grid-template-columns: minmax(0, 1fr); }
  @media print { display: block; }
`;

/** Only the sheet goes to paper. */
const OnScreen = styled.div`
  @media print { display: none; }
`;

interface PerjanjianViewProps {
  perjanjian: PerjanjianDetail;
  /** Of the employee whose agreement it is. */
  nip?: string;
}

/** One agreement: the sheet as it is printed, what can be done next, and the chain that it stands in. */
export function PerjanjianView({ perjanjian, nip }: PerjanjianViewProps) {
  const [open, setOpen] = useState<'terbit' | 'salinan' | 'hapus' | null>(null);
  const pages = usePerjanjianPages();
  const buka = useDocument();
  const perubahan = useCreate(({ id }) => pages.openOne(id, nip));
  const remove = useRemoveDraft(perjanjian, () => pages.openList(nip));
  const { kemampuan, kendala, jenis, status, tahun, perubahan_ke, satuan_kerja } = perjanjian;
  const close = () => setOpen(null);
  const subjek = subjekOf(perjanjian);
  return (
    <>
      <OnScreen>
        <PageHeader
          title={`Perjanjian Kinerja ${tahun}`}
          badge={<StatusPerjanjianBadge status={status} />}
          description={[
            jenisPerjanjianWords[jenis],
            terbitanWord(perubahan_ke),
            satuan_kerja?.satuan_kerja_nama,
          ]
            .filter(Boolean)
            .join(' · ')}
          actions={
            <>
              {kemampuan.hapus && (
                <Button variant="quiet" icon={<Trash2 size={16} />} onClick={() => setOpen('hapus')}>
                  Hapus draf
                </Button>
              )}
              <PrintButton />
              <Button icon={<FileDown size={16} />} onClick={() => buka(perjanjian)}>
                Unduh PDF
              </Button>
              {kemampuan.perubahan && subjek !== null && (
                <Button
                  icon={<FilePlus2 size={16} />}
                  loading={perubahan.isPending}
                  onClick={() => perubahan.mutate(subjek)}
                >
                  Buat perubahan
                </Button>
              )}
              {kemampuan.tandaTangan && (
                <Button
                  variant={status === 'diterbitkan' ? 'primary' : 'secondary'}
                  icon={<FileSignature size={16} />}
                  onClick={() => setOpen('salinan')}
                >
                  {status === 'diterbitkan' ? 'Unggah yang ditandatangani' : 'Ganti salinan'}
                </Button>
              )}
              {kemampuan.terbitkan && (
                <Button
                  variant="primary"
                  icon={<Stamp size={16} />}
                  disabled={kendala !== null}
                  onClick={() => setOpen('terbit')}
                >
                  Terbitkan
                </Button>
              )}
            </>
          }
        />
      </OnScreen>
      <Layout>
        <PerjanjianSheet perjanjian={perjanjian} />
        <OnScreen>
          <PerjanjianSide perjanjian={perjanjian} nip={nip} />
        </OnScreen>
      </Layout>
      {open === 'terbit' && <IssueDialog perjanjian={perjanjian} onClose={close} />}
      {open === 'salinan' && <SignedCopyDialog perjanjian={perjanjian} onClose={close} />}
      <ConfirmDialog
        open={open === 'hapus'}
        title="Hapus draf ini?"
        confirmLabel="Hapus"
        tone="danger"
        loading={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={close}
      >
        Draf tidak mengikat siapa pun dan dapat dibuat lagi kapan saja.
      </ConfirmDialog>
    </>
  );
}

function subjekOf({ jenis, subjek_id, satuan_kerja, pihak_pertama }: PerjanjianDetail): Subjek | null {
  if (jenis === 'pemda') return { jenis };
  if (satuan_kerja === null || subjek_id === null) return null;
  const { satuan_kerja_id } = satuan_kerja;
  if (jenis !== 'pegawai') return { jenis, subjek_id, satuan_kerja_id };
  return pihak_pertama?.nip ? { jenis, satuan_kerja_id, nip: pihak_pertama.nip } : null;
}

import { Button, downloadBlob, Modal, space, tokens, useToast, wrapRow } from '@selaras/ui';
import { Copy, Download } from 'lucide-react';
import styled from 'styled-components';

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${space(2)} ${space(4)};
  margin: ${space(4)} 0;
  padding: ${space(4)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.sunken};
  list-style: none;
  & > li { font-family: ui-monospace, monospace; font-size: ${tokens.text[16]}; }
`;
const Ways = styled.div`
  ${wrapRow(2)}
`;

/** Shown once: whoever loses his telephone signs in with one of them. */
export function RecoveryCodesModal({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const toast = useToast();
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => toast.show({ tone: 'success', title: 'Kode pemulihan disalin' }),
      () => toast.show({ tone: 'danger', title: 'Tidak dapat menyalin. Unduh atau tulis kodenya.' }),
    );
  return (
    <Modal
      open
      title="Simpan kode pemulihan"
      description="Tiap kode dapat dipakai sekali untuk masuk bila telepon Anda hilang. Kode ini hanya tampil sekarang; yang lama tidak berlaku lagi."
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Sudah saya simpan
        </Button>
      }
    >
      <Codes aria-label="Kode pemulihan">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Ways>
        {/* Without https a browser has no clipboard to offer. */}
        {navigator.clipboard !== undefined && (
          <Button icon={<Copy size={16} />} onClick={copy}>
            Salin
          </Button>
        )}
        <Button
          icon={<Download size={16} />}
          onClick={() => downloadBlob(new Blob([text], { type: 'text/plain' }), 'kode-pemulihan-selaras.txt')}
        >
          Unduh
        </Button>
      </Ways>
    </Modal>
  );
}

import { bentukLaporan } from '@selaras/domain';
import { Button, Modal, Stack, space, tokens } from '@selaras/ui';
import { FileDown } from 'lucide-react';
import styled from 'styled-components';
import { useMulai } from './ekspor-queries';
import { EksporView } from './ekspor-view';
import { bentukWords } from './ekspor-words';

const Choice = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  & > span { color: ${tokens.colour.muted}; font-size: ${tokens.text[14]}; }
`;

interface EksporDialogProps {
  unit: number | null;
  /** The file that is made or was made; null: none was asked for yet. */
  id: number | null;
  onId: (id: number | null) => void;
  onClose: () => void;
}

/** The whole report as a file: which kind, how far it is, and the file. */
export function EksporDialog({ unit, id, onId, onClose }: EksporDialogProps) {
  const mulai = useMulai(unit, (ekspor) => onId(ekspor.id));
  return (
    <Modal
      open
      onClose={onClose}
      title="Unduh laporan"
      description={`Seluruh laporan ${unit === null ? 'kabupaten' : 'perangkat daerah'}, dari bab I sampai lampiran, dengan naskah yang tersimpan saat ini.`}
    >
      {id === null ? (
        <Stack>
          {bentukLaporan.map((bentuk) => (
            <Choice key={bentuk}>
              <span>{bentukWords[bentuk].guna}</span>
              <Button
                icon={<FileDown size={16} />}
                loading={mulai.isPending && mulai.variables === bentuk}
                disabled={mulai.isPending && mulai.variables !== bentuk}
                onClick={() => mulai.mutate(bentuk)}
              >
                {bentukWords[bentuk].nama}
              </Button>
            </Choice>
          ))}
        </Stack>
      ) : (
        <EksporView id={id} onAgain={() => onId(null)} />
      )}
    </Modal>
  );
}

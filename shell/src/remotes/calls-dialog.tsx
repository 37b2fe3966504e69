import { Modal } from '@selaras/ui';
import styled from 'styled-components';

const Calls = styled.ul`
  margin: 0;
  padding-left: 1.25em;
  columns: 2 280px;
  & li { overflow-wrap: anywhere; }
`;

interface CallsDialogProps {
  version: string;
  calls: readonly string[];
  onClose: () => void;
}

/** Which calls of the API a version needs: a portal that serves one of them differently does not let it in. */
export function CallsDialog({ version, calls, onClose }: CallsDialogProps) {
  return (
    <Modal
      open
      size="large"
      title="Panggilan API yang dipakai"
      description={`Versi ${version} memerlukan ${calls.length} panggilan.`}
      onClose={onClose}
    >
      {calls.length === 0 ? (
        <p>Versi ini tidak mencatat panggilan API.</p>
      ) : (
        <Calls>
          {calls.map((call) => (
            <li key={call}>
              <code>{call}</code>
            </li>
          ))}
        </Calls>
      )}
    </Modal>
  );
}

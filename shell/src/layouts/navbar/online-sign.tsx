import { useSession } from '@selaras/portal';
import { space, tokens } from '@selaras/ui';
import { WifiOff } from 'lucide-react';
import styled from 'styled-components';

const Sign = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  padding: ${space(1.5)} ${space(4)};
  background: ${tokens.colour.text};
  color: ${tokens.colour.surface};
  font-size: ${tokens.text[12]};
  & svg { flex: none; }
  @media print { display: none; }
`;

/** Says that the browser is offline, as long as it is. */
export function OnlineSign() {
  const { online } = useSession();
  return (
    <div role="status">
      {!online && (
        <Sign>
          <WifiOff size={14} aria-hidden="true" />
          <span>Anda sedang luring. Isian tetap aman di halaman ini; simpan setelah tersambung kembali.</span>
        </Sign>
      )}
    </div>
  );
}

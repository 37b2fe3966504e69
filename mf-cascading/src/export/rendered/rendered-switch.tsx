import { IconButton, Switch, space, tokens } from '@selaras/ui';
import { X } from 'lucide-react';
import styled from 'styled-components';
import type { DiagramAddress } from '../../diagram/address/diagram-address';

const Strip = styled.section`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: 0 ${space(2)} 0 ${space(4)};
  border-bottom: 1px solid ${tokens.colour.line};
  background: ${tokens.colour.sunken};
  @media (pointer: coarse) { & > * { min-height: 44px; } & > button { min-width: 44px; } }
`;

interface RenderedSwitchProps {
  address: DiagramAddress;
  onAddress: (part: Partial<DiagramAddress>) => void;
}

/** Once the picture was rendered: between picture and text, and back (spec 1 §2). On a line of its own, below the tools. */
export default function RenderedSwitch({ address, onAddress }: RenderedSwitchProps) {
  return (
    <Strip aria-label="Bentuk diagram">
      <Switch
        label="Tampilkan dalam bentuk teks"
        checked={address.bentuk !== 'gambar'}
        onChange={(event) => onAddress({ bentuk: event.target.checked ? 'teks' : 'gambar' })}
      />
      <IconButton
        label="Tutup pilihan bentuk"
        size="small"
        icon={<X size={16} />}
        onClick={() => onAddress({ bentuk: null })}
      />
    </Strip>
  );
}

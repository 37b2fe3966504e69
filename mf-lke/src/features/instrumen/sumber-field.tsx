import { SUMBER_PER_KRITERIA, type SumberPortal, sumberPortal } from '@selaras/contracts';
import { sumberPortalWords } from '@selaras/domain';
import { Checkbox, space, tokens } from '@selaras/ui';
import styled from 'styled-components';

const Fold = styled.details`
  grid-column: 1 / -1;
  & > summary { cursor: pointer; color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; overflow-wrap: anywhere; }
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
    gap: ${space(1)} ${space(4)};
    padding: ${space(2)} 0 0 ${space(3)};
  }
`;

interface SumberFieldProps {
  nomor: string;
  value: readonly SumberPortal[];
  onChange: (value: SumberPortal[]) => void;
}

/** What of the portal is offered as evidence of a criterion, in the order in which it was chosen. */
export function SumberField({ nomor, value, onChange }: SumberFieldProps) {
  const chosen = value.map((sumber) => sumberPortalWords[sumber]).join('; ');
  return (
    <Fold>
      <summary>
        Bukti dari portal untuk {nomor}: {chosen || 'tidak ada'}
      </summary>
      <div>
        {sumberPortal.map((sumber) => {
          const ticked = value.includes(sumber);
          return (
            <Checkbox
              key={sumber}
              label={sumberPortalWords[sumber]}
              checked={ticked}
              disabled={!ticked && value.length >= SUMBER_PER_KRITERIA}
              onChange={() => onChange(ticked ? value.filter((one) => one !== sumber) : [...value, sumber])}
            />
          );
        })}
      </div>
    </Fold>
  );
}

import type { RemoteOverride } from '@selaras/federation';
import { Button, tokens } from '@selaras/ui';
import { Replace } from 'lucide-react';
import styled from 'styled-components';
import { standingNoteStyle } from '../notices/standing-note-style';
import { useShell } from '../shell-context';
import { isKeptHere, writeOverrides } from './override-store';

const Badge = styled.aside`
  ${standingNoteStyle}
  border: 2px solid ${tokens.colour.accent};
  font-size: ${tokens.text[12]};
  & span { overflow-wrap: anywhere; }
`;

/** A version that this portal keeps is told by its number: it is the last folder of its address. */
const whence = (url: string) => (isKeptHere(url) ? `versi ${url.split('/').at(-2)}` : `dari ${url}`);

/** Says which remotes this tab takes from elsewhere; one press puts the published ones back. */
export function OverrideBadge({ active }: { active: readonly RemoteOverride[] }) {
  const { reload } = useShell();
  return (
    <Badge aria-label="Remote pengganti">
      <Replace size={16} aria-hidden="true" />
      <div>
        {active.map(({ name, url }) => (
          <p key={name}>
            <strong>{name}</strong> <span>{whence(url)}</span>
          </p>
        ))}
      </div>
      <Button
        size="small"
        onClick={() => {
          writeOverrides([]);
          reload();
        }}
      >
        Kembalikan
      </Button>
    </Badge>
  );
}

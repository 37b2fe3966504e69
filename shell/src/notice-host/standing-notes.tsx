import { space, tokens } from '@selaras/ui';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { OverrideBadge } from '../overrides/override-badge';
import { HandedOverNote } from '../session/sign-in/handed-over-note';
import { useHandedOver } from '../session/sign-in/use-handed-over';
import { useShell } from '../shell-context';
import { VersionNote } from '../versions/version-note';

const Stack = styled.div`
  position: fixed;
  z-index: ${tokens.layer.toast};
  inset: auto 0 ${space(4)};
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: 0 ${space(4)};
  pointer-events: none;
  & > * { pointer-events: auto; }
  @media print { display: none; }
`;

/** What stays at the foot of every page until it is dealt with. */
export function StandingNotes() {
  const { overrides, versions } = useShell();
  const handedOver = useHandedOver();
  const { newer } = useSyncExternalStore(versions.subscribe, versions.get);
  return (
    <Stack>
      {handedOver && <HandedOverNote />}
      {newer && <VersionNote />}
      {overrides.length > 0 && <OverrideBadge active={overrides} />}
    </Stack>
  );
}

import type { User } from '@selaras/contracts';
import { PageLink, usePages } from '@selaras/portal';
import { Button, LinkButton, lateDialog, space, tokens } from '@selaras/ui';
import { CircleUser, LogOut, Package, Replace, UserCog } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMissingPart } from '../../errors/use-missing-part';
import type { shellManifest } from '../../manifest';
import { mayOverride } from '../../overrides/may-override';
import { useLogOut } from '../../session/use-log-out';
import { useShell } from '../../shell-context';
import { NAVBAR_PX } from '../sidebar/sidebar-style';

const OverridePanel = lateDialog(async () => (await import('../../overrides/override-panel')).OverridePanel);

const Name = styled.span`
  max-width: 200px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: 640px) { display: none; }
`;
const Panel = styled.div`
  position: fixed;
  inset: ${NAVBAR_PX + 4}px ${space(4)} auto auto;
  width: min(280px, calc(100vw - ${space(8)}));
  margin: 0;
  padding: ${space(2)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour.raised};
  color: ${tokens.colour.text};
  box-shadow: ${tokens.shadow};
  & > a, & > button { width: 100%; justify-content: flex-start; }
`;
const Identity = styled.p`
  display: grid;
  margin-bottom: ${space(2)};
  padding: ${space(2)} ${space(3)} ${space(3)};
  border-bottom: 1px solid ${tokens.colour.line};
  & strong { font-weight: 650; }
  & span { color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
`;

/**
 * Name and unit of the signed-in user, and what he can do about himself. The panel is the browser's own popover:
 * Escape and a press outside close it.
 */
export function UserMenu({ user }: { user: User }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const logOut = useLogOut();
  const { hasPage } = usePages<typeof shellManifest>();
  const { overridePolicy } = useShell();
  const [overriding, setOverriding] = useState(false);
  const stopOverriding = () => setOverriding(false);
  const missing = useMissingPart(stopOverriding);
  const close = () => panel.current?.hidePopover?.();

  return (
    <>
      <Button
        variant="quiet"
        icon={<CircleUser size={18} />}
        popoverTarget={id}
        aria-label={`Akun ${user.nama}`}
      >
        <Name>{user.nama}</Name>
      </Button>
      <Panel ref={panel} id={id} popover="auto">
        <Identity>
          <strong>{user.nama}</strong>
          <span>{user.satuan_kerja_nama ?? user.username}</span>
        </Identity>
        <LinkButton as={PageLink} page="account" variant="quiet" icon={<UserCog size={16} />} onClick={close}>
          Akun saya
        </LinkButton>
        {hasPage('remotes') && (
          <LinkButton
            as={PageLink}
            page="remotes"
            variant="quiet"
            icon={<Package size={16} />}
            onClick={close}
          >
            Remote
          </LinkButton>
        )}
        {mayOverride(user, overridePolicy) && (
          <Button
            variant="quiet"
            icon={<Replace size={16} />}
            onClick={() => {
              close();
              setOverriding(true);
            }}
          >
            Remote pengganti
          </Button>
        )}
        <Button
          variant="quiet"
          icon={<LogOut size={16} />}
          onClick={() => {
            close();
            void logOut();
          }}
        >
          Keluar
        </Button>
      </Panel>
      {overriding && <OverridePanel onClose={stopOverriding} onMissing={missing} />}
    </>
  );
}

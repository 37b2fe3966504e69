import type { User } from '@selaras/contracts';
import { Button, Menu, type MenuAction, space, tokens } from '@selaras/ui';
import { CircleUser, LogOut, Users } from 'lucide-react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { mayOpen } from '../../guards/judge';
import { USERS_PATH } from '../../manifest';
import { usePageOf } from '../../menu/use-page-of';
import { useLogOut } from '../../session/use-log-out';

const Name = styled.span`
  max-width: 200px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: 640px) { display: none; }
`;
const Identity = styled.span`
  display: grid;
  padding-block: ${space(1)};
  & strong { color: ${tokens.colour.text}; font-weight: 650; font-size: ${tokens.text[14]}; }
`;

/** Name and unit of the signed-in user, and what he can do about himself. */
export function UserMenu({ user }: { user: User }) {
  const logOut = useLogOut();
  const navigate = useNavigate();
  const users = usePageOf(USERS_PATH);
  const items: MenuAction[] = [];
  if (users && mayOpen(users.guard, user)) {
    items.push({
      id: 'pengguna',
      label: users.title,
      icon: <Users size={16} />,
      onSelect: () => void navigate(users.path),
    });
  }
  items.push({
    id: 'keluar',
    label: 'Keluar',
    icon: <LogOut size={16} />,
    onSelect: logOut,
    separated: true,
  });

  return (
    <Menu
      trigger={
        <Button variant="quiet" icon={<CircleUser size={18} />} aria-label={`Akun ${user.nama}`}>
          <Name>{user.nama}</Name>
        </Button>
      }
      title={
        <Identity>
          <strong>{user.nama}</strong>
          <span>{user.satuan_kerja_nama ?? user.username}</span>
        </Identity>
      }
      items={items}
    />
  );
}

import type { DemoAccount } from '@selaras/contracts';
import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { roleLabel } from '../users/role-label';

const Section = styled.section`
  width: min(960px, 100%);
  margin: ${space(6)} auto ${space(4)};
  & > p { margin-top: ${space(1)}; color: ${tokens.colour.muted}; }
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(216px, 100%), 1fr));
  gap: ${space(2)};
  margin: ${space(4)} 0 0;
  padding: 0;
  list-style: none;
`;
const Choice = styled.button`
  display: grid;
  gap: 2px;
  width: 100%;
  height: 100%;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.surface};
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  overflow-wrap: anywhere;
  align-content: start;
  &:hover { border-color: ${tokens.colour.accent}; background: ${tokens.colour['accent-soft']}; }
  & > span { color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
`;

const HEADING = 'akun-contoh';

interface DemoAccountsProps {
  readonly accounts: readonly DemoAccount[];
  readonly onChoose: (credentials: { username: string; password: string; remember: boolean }) => void;
}

/** Every account of the demo as a button that signs in: who evaluates the product stands in a role by one press. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  return (
    <Section aria-labelledby={HEADING}>
      <h2 id={HEADING}>Masuk sebagai …</h2>
      <p>Basis data ini berisi data contoh. Orang dan angkanya rekaan, jadi semua boleh dicoba.</p>
      <List>
        {accounts.map(({ username, password, role_id, satuan_kerja_nama }) => (
          <li key={username}>
            <Choice type="button" onClick={() => onChoose({ username, password, remember: false })}>
              <strong>{roleLabel(role_id)}</strong>
              <span>{satuan_kerja_nama === null ? username : `${satuan_kerja_nama} · ${username}`}</span>
            </Choice>
          </li>
        ))}
      </List>
    </Section>
  );
}

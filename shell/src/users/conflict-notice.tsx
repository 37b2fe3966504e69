import type { UserRow } from '@selaras/contracts';
import { EMPTY_VALUE } from '@selaras/domain';
import { Button, space, tokens } from '@selaras/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { roleLabel } from './role-label';
import type { UserFieldValues } from './user-fields';

const Root = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${tokens.status['tidak-tercapai']};
  border-radius: ${tokens.radius.card};
  background: ${tokens.statusSoft['tidak-tercapai']};
  & dl { display: grid; grid-template-columns: max-content 1fr; gap: ${space(1)} ${space(4)}; }
  & dt { color: ${tokens.colour.muted}; }
`;

/** Shown when somebody else changed the row meanwhile: what it says now, and the choice between both. */
export function ConflictNotice({ current, onTakeCurrent }: { current: UserRow; onTakeCurrent: () => void }) {
  const { control } = useFormContext<UserFieldValues>();
  const mine = useWatch({ control });
  const differing = [
    { label: 'Nama lengkap', differs: mine.nama !== current.nama, now: current.nama },
    { label: 'Peran', differs: mine.role_id !== current.role_id, now: roleLabel(current.role_id) },
    {
      label: 'Satuan kerja',
      differs: mine.satuan_kerja_id !== current.satuan_kerja_id,
      now: current.satuan_kerja_nama ?? EMPTY_VALUE,
    },
  ].filter(({ differs }) => differs);

  return (
    <Root role="alert">
      <p>
        <strong>Data ini baru saja diubah orang lain.</strong> Periksa perubahannya, lalu simpan isian Anda
        atau pakai data terkini.
      </p>
      {differing.length > 0 && (
        <dl>
          {differing.map(({ label, now }) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label} sekarang</dt>
              <dd>{now}</dd>
            </div>
          ))}
        </dl>
      )}
      <div>
        <Button size="small" onClick={onTakeCurrent}>
          Pakai data terkini
        </Button>
      </div>
    </Root>
  );
}

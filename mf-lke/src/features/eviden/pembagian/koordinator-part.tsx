import type { LkePembagian } from '@selaras/contracts';
import { Button, OptionPicker, space, tokens } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { evidenQueries } from '../eviden-queries';

const Root = styled.section`
  display: grid;
  gap: ${space(2)};
  & h3 { font-size: ${tokens.text[14]}; }
  & ul { display: flex; flex-wrap: wrap; gap: ${space(2)}; margin: 0; padding: 0; list-style: none; }
  & li { display: flex; align-items: center; gap: ${space(2)}; }
`;

interface KoordinatorPartProps {
  readonly satkerId: number;
  readonly pembagian: LkePembagian;
  readonly onAdd: (userId: number) => void;
  readonly onRemove: (userId: number) => void;
}

/** Who coordinates the worksheet; a coordinator names others, or himself no longer. */
export function KoordinatorPart({ satkerId, pembagian, onAdd, onRemove }: KoordinatorPartProps) {
  const { koordinator, saya_koordinator } = pembagian;
  const choices = useQuery({ ...evidenQueries.pilihan(satkerId), enabled: saya_koordinator });
  const options = (choices.data?.data.orang ?? [])
    .filter(({ id }) => !koordinator.some(({ user_id }) => user_id === id))
    .map(({ id, nama }) => ({ value: id, label: nama }));
  return (
    <Root aria-label="Koordinator">
      <h3>Koordinator</h3>
      {koordinator.length === 0 && (
        <p>Belum ditunjuk: setiap pengguna satuan kerja boleh membagi dan mengajukan.</p>
      )}
      <ul>
        {koordinator.map(({ user_id, nama }) => (
          <li key={user_id}>
            {nama}
            {saya_koordinator && (
              <Button
                size="small"
                variant="quiet"
                aria-label={`Lepas ${nama}`}
                onClick={() => onRemove(user_id)}
              >
                Lepas
              </Button>
            )}
          </li>
        ))}
      </ul>
      {saya_koordinator && (
        <OptionPicker
          label="Tunjuk koordinator"
          required={false}
          options={options}
          loading={choices.isPending}
          failed={choices.isError}
          onRetry={() => void choices.refetch()}
          value={null}
          onChange={(value) => value !== null && onAdd(Number(value))}
        />
      )}
    </Root>
  );
}
